import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  type ReactNode,
  type Ref,
} from 'react';
import {
  createQueryEditor,
  type QueryEditor,
  type QueryEditorOptions,
} from './editor/createQueryEditor';

/** What a message can do to the editor. */
export type EditorHandle = Pick<QueryEditor, 'goTo'>;

type Props = QueryEditorOptions & {ref: Ref<EditorHandle>};

/** The editor of the query, which takes another text over when it is given one. */
export default function Editor({ref, text, ...options}: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<QueryEditor>(undefined);
  // Texts that were typed and have not come back yet: the reader may be keys ahead of the page.
  const pendingTexts = useRef<string[]>([]);
  const onChange = useEffectEvent((changed: string) => {
    pendingTexts.current.push(changed);
    options.onChange(changed);
  });
  const onRun = useEffectEvent(options.onRun);
  const onRefused = useEffectEvent(options.onRefused);
  const check = useEffectEvent(options.check);
  const start = useEffectEvent((element: HTMLElement, events: EditorEvents) =>
    createQueryEditor(element, {...options, ...events, text}),
  );

  useEffect(() => {
    if (!host.current) return undefined;
    const created = start(host.current, {
      onChange: (changed) => {
        onChange(changed);
      },
      onRun: () => {
        onRun();
      },
      onRefused: (why) => {
        onRefused(why);
      },
      check: (checked) => check(checked),
    });
    editor.current = created;
    return () => {
      created.destroy();
    };
  }, []);

  useEffect(() => {
    const at = pendingTexts.current.lastIndexOf(text);
    if (at >= 0) pendingTexts.current.splice(0, at + 1);
    else editor.current?.replace(text);
  });

  useEffect(() => {
    editor.current?.recheck();
  }, [options.check]);

  useImperativeHandle(ref, () => ({
    goTo(line, column) {
      editor.current?.goTo(line, column);
    },
  }));

  return <div className="query-lab-editor" ref={host} />;
}

type EditorEvents = Pick<QueryEditorOptions, 'onChange' | 'onRun' | 'onRefused' | 'check'>;
