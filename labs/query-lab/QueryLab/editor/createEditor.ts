import {autocompletion, completionKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {bracketMatching, indentOnInput} from '@codemirror/language';
import {linter, lintKeymap, type Diagnostic} from '@codemirror/lint';
import {Annotation, EditorState, StateEffect, type Extension} from '@codemirror/state';
import {EditorView, highlightSpecialChars, keymap, lineNumbers} from '@codemirror/view';
import {completion, graphqlLanguageSupport, stateExtensions} from 'cm6-graphql';
import type {GraphQLSchema} from 'graphql';
import type {QueryFault} from '../query';
import {editorStyle} from './editorStyle';
import {offsetAt, wordAt} from './offsetAt';
import {checkSize} from './checkSize';

export type EditorOptions = {
  text: string;
  /** What the editor is called to those who cannot see it. */
  label: string;
  /** Completes names from it, each with what it means. */
  schema: GraphQLSchema;
  /** Finds what is to be underlined. */
  check: (text: string) => Promise<readonly QueryFault[]>;
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
  /** Checks the text again, where something else answers it now. */
  recheck: () => void;
  destroy: () => void;
};

/** Of a change that was not taken over: why. */
const refusalEffect = StateEffect.define<string>();
/** Asks for another check of the same text. */
const recheckEffect = StateEffect.define<null>();
/** Of a change that came from the page, not from the reader. */
const fromPage = Annotation.define<boolean>();

/**
 * An editor for queries inside an element. It lives in a shadow tree, where the browser takes its
 * styles as sheets: a content security policy would refuse them as tags in the page.
 */
export function createEditor(host: HTMLElement, options: EditorOptions): Editor {
  const refusal = checkSize(options.text);
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
  let refusedText = refusal === undefined ? undefined : options.text;
  // The page's own keys do not see that an editor has the focus: this one opens the search.
  const keepSlash = (event: KeyboardEvent) => {
    if (event.key === '/') event.stopPropagation();
  };
  host.addEventListener('keydown', keepSlash);
  return {
    replace(text) {
      if (text === refusedText || text === view.state.doc.toString()) return;
      refusedText = checkSize(text) === undefined ? undefined : text;
      view.dispatch({
        changes: {from: 0, to: view.state.doc.length, insert: text},
        annotations: fromPage.of(true),
      });
    },
    goTo(line, column) {
      const anchor = offsetAt(view.state.doc, line, column);
      view.dispatch({selection: {anchor}, scrollIntoView: true});
      view.focus();
    },
    recheck() {
      view.dispatch({effects: recheckEffect.of(null)});
    },
    destroy() {
      host.removeEventListener('keydown', keepSlash);
      view.destroy();
    },
  };
}

/** Tab is bound to nothing, so that it leaves the editor. */
const extensionsOf = ({label, schema, check, ...events}: EditorOptions): Extension => [
  keymap.of([
    {
      key: 'Mod-Enter',
      run: () => {
        events.onRun();
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
  linter((view) => diagnostics(view, check), {
    needsRefresh: ({transactions}) =>
      transactions.some(({effects}) => effects.some((one) => one.is(recheckEffect))),
  }),
  EditorState.transactionFilter.of((change) => {
    const refusal = change.docChanged ? checkSize(change.newDoc.toString()) : undefined;
    return refusal === undefined ? change : {effects: refusalEffect.of(refusal)};
  }),
  EditorView.updateListener.of(({docChanged, state, transactions}) => {
    const isFromPage = transactions.some((one) => one.annotation(fromPage));
    if (docChanged && !isFromPage) events.onChange(state.doc.toString());
    const refusal = transactions
      .flatMap(({effects}) => effects)
      .find((one) => one.is(refusalEffect));
    if (refusal) events.onRefused(refusal.value);
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
    ...wordAt(state.doc, line, column),
    severity: 'error' as const,
    message,
  }));
}
