import {autocompletion, completionKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {bracketMatching, indentOnInput} from '@codemirror/language';
import {linter, lintKeymap, type Diagnostic} from '@codemirror/lint';
import {Annotation, EditorState, StateEffect, type Extension} from '@codemirror/state';
import {EditorView, highlightSpecialChars, keymap, lineNumbers} from '@codemirror/view';
import {completion, graphqlLanguageSupport, stateExtensions} from 'cm6-graphql';
import type {GraphQLSchema} from 'graphql';
import type {Fault} from '../outcome';
import {editorStyle} from './editorStyle';
import {offsetOf, rangeOf} from './placeOf';
import {refusalOf} from './refusalOf';

export type EditorOptions = {
  text: string;
  /** What the editor is called to those who cannot see it. */
  label: string;
  /** Completes names from it, each with what it means. */
  schema: GraphQLSchema;
  /** Finds what is to be underlined. */
  check: (text: string) => Promise<readonly Fault[]>;
  /** The reader changed the text. */
  onChange: (text: string) => void;
  onRun: () => void;
  /** A text was not taken over: why. */
  onRefused: (why: string) => void;
};

export type Editor = {
  replace: (text: string) => void;
  /** Puts the cursor to a place; line and column count from 1. */
  goTo: (line: number, column: number) => void;
  destroy: () => void;
};

const refused = StateEffect.define<string>();
/** Of a change that came from the page, not from the reader. */
const given = Annotation.define<boolean>();

/**
 * An editor for queries inside an element. It lives in a shadow tree, where the browser takes its
 * styles as sheets: a content security policy would refuse them as tags in the page.
 */
export function createEditor(host: HTMLElement, options: EditorOptions): Editor {
  const refusal = refusalOf(options.text);
  const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: refusal === undefined ? options.text : '',
      extensions: extensionsOf(options),
    }),
  });
  if (refusal !== undefined) options.onRefused(refusal);
  // The page gives its text with each drawing, and draws again when one is refused.
  let notTaken = refusal === undefined ? undefined : options.text;
  // The page's own keys do not see that an editor has the focus: this one opens the search.
  const keep = (event: KeyboardEvent) => {
    if (event.key === '/') event.stopPropagation();
  };
  host.addEventListener('keydown', keep);
  return {
    replace(text) {
      if (text === notTaken || text === view.state.doc.toString()) return;
      notTaken = refusalOf(text) === undefined ? undefined : text;
      view.dispatch({
        changes: {from: 0, to: view.state.doc.length, insert: text},
        annotations: given.of(true),
      });
    },
    goTo(line, column) {
      const anchor = offsetOf(view.state.doc, line, column);
      view.dispatch({selection: {anchor}, scrollIntoView: true});
      view.focus();
    },
    destroy() {
      host.removeEventListener('keydown', keep);
      view.destroy();
    },
  };
}

/** Tab is bound to nothing, so that it leaves the editor. */
const extensionsOf = ({label, schema, check, ...told}: EditorOptions): Extension => [
  keymap.of([
    {
      key: 'Mod-Enter',
      run: () => {
        told.onRun();
        return true;
      },
    },
  ]),
  lineNumbers(),
  highlightSpecialChars(),
  history(),
  indentOnInput(),
  bracketMatching(),
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({'aria-label': label}),
  autocompletion(),
  keymap.of([...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
  graphqlLanguageSupport(),
  completion,
  stateExtensions(schema),
  linter((view) => diagnostics(view, check)),
  EditorState.transactionFilter.of((change) => {
    const refusal = change.docChanged ? refusalOf(change.newDoc.toString()) : undefined;
    return refusal === undefined ? change : {effects: refused.of(refusal)};
  }),
  EditorView.updateListener.of(({docChanged, state, transactions}) => {
    const isGiven = transactions.some((one) => one.annotation(given));
    if (docChanged && !isGiven) told.onChange(state.doc.toString());
    const refusal = transactions.flatMap(({effects}) => effects).find((one) => one.is(refused));
    if (refusal) told.onRefused(refusal.value);
  }),
  editorStyle,
];

/** What is underlined; nothing where the check was ended. */
async function diagnostics(
  {state}: EditorView,
  check: EditorOptions['check'],
): Promise<Diagnostic[]> {
  const faults = await check(state.doc.toString()).catch(() => []);
  return faults.map(({message, line = 1, column = 1}) => ({
    ...rangeOf(state.doc, line, column),
    severity: 'error' as const,
    message,
  }));
}
