import {lintGutter, type Diagnostic} from '@codemirror/lint';
import type {Extension, Text} from '@codemirror/state';
import {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import {createEditor, type Editor} from '../../../../src/components/editor/createEditor';
import {nameOf} from '../names';
import type {Editing, Progress} from '../session/session';
import {languageOf} from './languageOf';
import {markChanges} from './markChanges';

type Props = {
  /** The path of the file, `examples/…`. */
  file: string;
  /** The text in these docs, from which changed lines are told apart. */
  source: string;
  text: string;
  /** Where the cursor goes; a new object goes there again. */
  goTo?: Editing['goTo'];
  /** What the last run found wrong with a text. */
  diagnosticsOf: (text: Text) => readonly Diagnostic[];
  /** How far that run has come; with each change the text is underlined again. */
  progress: Progress;
  onChange: (text: string) => void;
  onRun: () => void;
};

/** In characters; far more than any file of the pages. */
const LONGEST = 200_000;
const refusalOf = (text: string): string | undefined =>
  text.length > LONGEST
    ? `A file has at most ${LONGEST.toLocaleString('en')} characters here.`
    : undefined;

/** The editor of a file, in its language. */
export default function CodeEditor({
  file,
  source,
  text,
  goTo,
  diagnosticsOf,
  progress,
  ...events
}: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [refusal, setRefusal] = useState('');
  const onChange = useEffectEvent((changed: string) => {
    setRefusal('');
    events.onChange(changed);
  });
  const onRun = useEffectEvent(events.onRun);
  const create = useEffectEvent((element: HTMLElement, language: Extension) =>
    createEditor(element, {
      ...{text, refusalOf, label: nameOf(file)},
      language: [language, lintGutter(), markChanges(source)],
      onChange: (changed) => {
        onChange(changed);
      },
      onRun: () => {
        onRun();
      },
      onRefused: setRefusal,
    }),
  );

  useEffect(() => {
    let created: Editor | undefined;
    let isCurrent = true;
    void languageOf(file).then((language) => {
      if (!isCurrent || !host.current) return;
      created = create(host.current, language);
      setEditor(created);
    });
    return () => {
      isCurrent = false;
      created?.destroy();
    };
  }, [file]);
  useEffect(() => {
    editor?.replace(text);
  }, [editor, text]);
  const mark = useEffectEvent((shown: Editor) => {
    shown.mark(diagnosticsOf);
  });
  useEffect(() => {
    if (editor) mark(editor);
  }, [editor, progress]);
  useEffect(() => {
    if (goTo?.isQuiet) editor?.show(goTo.line, goTo.column);
    else if (goTo) editor?.goTo(goTo.line, goTo.column);
  }, [editor, goTo]);

  return (
    <>
      <div className="playground-editor" ref={host} />
      {refusal && <p role="alert">{refusal}</p>}
    </>
  );
}
