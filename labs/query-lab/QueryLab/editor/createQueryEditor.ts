import {autocompletion} from '@codemirror/autocomplete';
import {HighlightStyle, syntaxHighlighting} from '@codemirror/language';
import {linter, type Diagnostic} from '@codemirror/lint';
import {StateEffect, type Extension} from '@codemirror/state';
import type {EditorView} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import {completion, graphqlLanguageSupport, stateExtensions} from 'cm6-graphql';
import type {GraphQLSchema} from 'graphql';
import {
  createEditor,
  type Editor,
  type EditorOptions,
} from '../../../../src/components/editor/createEditor';
import {wordAt} from '../../../../src/components/editor/offsetAt';
import type {QueryFault} from '../query';
import {checkSize} from './checkSize';

export type QueryEditorOptions = Omit<EditorOptions, 'language' | 'refusalOf'> & {
  /** Completes names from it, each with what it means. */
  schema: GraphQLSchema;
  /** Finds what is to be underlined. */
  check: (text: string) => Promise<readonly QueryFault[]>;
};

export type QueryEditor = Omit<Editor, 'mark' | 'send'> & {
  /** Checks the text again, where something else answers it now. */
  recheck: () => void;
};

/** Asks for another check of the same text. */
const recheckEffect = StateEffect.define<null>();

/** An editor for queries inside an element. */
export function createQueryEditor(
  host: HTMLElement,
  {schema, check, ...options}: QueryEditorOptions,
): QueryEditor {
  const language = graphql(schema, check);
  const {send, ...editor} = createEditor(host, {...options, language, refusalOf: checkSize});
  return {
    ...editor,
    recheck() {
      send(recheckEffect.of(null));
    },
  };
}

const names = HighlightStyle.define([
  {tag: [tags.propertyName, tags.attributeName, tags.variableName], color: 'var(--code-name)'},
]);

const graphql = (schema: GraphQLSchema, check: QueryEditorOptions['check']): Extension => [
  autocompletion(),
  graphqlLanguageSupport(),
  completion,
  stateExtensions(schema),
  linter((view) => diagnostics(view, check), {
    needsRefresh: ({transactions}) =>
      transactions.some(({effects}) => effects.some((one) => one.is(recheckEffect))),
  }),
  syntaxHighlighting(names),
];

/** What is underlined; nothing where the check was ended. */
async function diagnostics(
  {state}: EditorView,
  check: QueryEditorOptions['check'],
): Promise<Diagnostic[]> {
  const faults = await check(state.doc.toString()).catch(() => []);
  return faults.map(({message, line = 1, column = 1}) => ({
    ...wordAt(state.doc, line, column),
    severity: 'error' as const,
    message,
  }));
}
