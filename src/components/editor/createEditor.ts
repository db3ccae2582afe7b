import {completionKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {bracketMatching, indentOnInput} from '@codemirror/language';
import {lintKeymap, setDiagnostics, type Diagnostic} from '@codemirror/lint';
import {
  Annotation,
  EditorState,
  StateEffect,
  type Extension,
  type Text,
  type Transaction,
} from '@codemirror/state';
import {EditorView, highlightSpecialChars, keymap, lineNumbers} from '@codemirror/view';
import {editorStyle} from './editorStyle';
import {offsetAt} from './offsetAt';

export type EditorOptions = {
  text: string;
  /** What the editor is called to those who cannot see it. */
  label: string;
  /** The language: its grammar, the colours of its names, its completion and checks. */
  language: Extension;
  /** Why a text is not taken over; nothing where it is. */
  refusalOf: (text: string) => string | undefined;
  /** The reader changed the text. */
  onChange: (text: string) => void;
  onRun: () => void;
  /** A text was not taken over: why. */
  onRefused: (why: string) => void;
};

export type Editor = {
  replace: (text: string) => void;
  /** Puts the cursor to a place, counted from 1, and shows it; the focus stays where it is. */
  show: (line: number, column: number) => void;
  /** Shows a place, and gives the editor the focus. */
  goTo: (line: number, column: number) => void;
  /** Underlines what is wrong, in the place of what was before. */
  mark: (diagnosticsOf: (text: Text) => readonly Diagnostic[]) => void;
  /** Hands an effect to the language. */
  send: (effect: StateEffect<unknown>) => void;
  destroy: () => void;
};

/** Of a change that was not taken over: why. */
const refusalEffect = StateEffect.define<string>();
/** Of a change that came from the page, not from the reader. */
const fromPage = Annotation.define<boolean>();

/**
 * An editor inside an element. It lives in a shadow tree, where the browser takes its styles as
 * sheets: a content security policy would refuse them as tags in the page.
 */
export function createEditor(host: HTMLElement, options: EditorOptions): Editor {
  const {refusalOf} = options;
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
  let refusedText = refusal === undefined ? undefined : options.text;
  // The page's own keys do not see that an editor has the focus: this one opens the search.
  const keepSlash = (event: KeyboardEvent) => {
    if (event.key === '/') event.stopPropagation();
  };
  host.addEventListener('keydown', keepSlash);
  const show = (line: number, column: number) => {
    const anchor = offsetAt(view.state.doc, line, column);
    const effects = EditorView.scrollIntoView(anchor, {y: 'center'});
    view.dispatch({selection: {anchor}, effects});
  };
  return {
    show,
    replace(text) {
      if (text === refusedText || text === view.state.doc.toString()) return;
      refusedText = refusalOf(text) === undefined ? undefined : text;
      view.dispatch({
        changes: {from: 0, to: view.state.doc.length, insert: text},
        annotations: fromPage.of(true),
      });
    },
    goTo(line, column) {
      show(line, column);
      view.focus();
    },
    mark(diagnosticsOf) {
      view.dispatch(setDiagnostics(view.state, diagnosticsOf(view.state.doc)));
    },
    send(effect) {
      view.dispatch({effects: effect});
    },
    destroy() {
      host.removeEventListener('keydown', keepSlash);
      view.destroy();
    },
  };
}

/** Tab is bound to nothing, so that it leaves the editor. */
const extensionsOf = ({label, language, refusalOf, ...events}: EditorOptions): Extension => [
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
  // With an index, checks of accessibility see that keys reach what scrolls around it.
  EditorView.contentAttributes.of({'aria-label': label, tabindex: '0'}),
  keymap.of([...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
  language,
  EditorState.transactionFilter.of((change) => {
    const refusal = change.docChanged ? refusalOf(change.newDoc.toString()) : undefined;
    return refusal === undefined ? change : {effects: refusalEffect.of(refusal)};
  }),
  EditorView.updateListener.of(({docChanged, state, transactions}) => {
    const isFromPage = transactions.some((one) => one.annotation(fromPage));
    if (docChanged && !isFromPage) events.onChange(state.doc.toString());
    const refusal = refusalIn(transactions);
    if (refusal !== undefined) events.onRefused(refusal);
  }),
  editorStyle,
];

const refusalIn = (transactions: readonly Transaction[]): string | undefined =>
  transactions
    .flatMap(({effects}) => effects)
    .find((one): one is StateEffect<string> => one.is(refusalEffect))?.value;
