import type {GraphQLSchema} from 'graphql';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {useHashState} from '../../../src/components/hashState/useHashState';
import AnswerPanel from './AnswerPanel';
import Editor, {type EditorHandle} from './Editor';
import {askEndpoint} from './endpoint/askEndpoint';
import {parseEndpoint} from './endpoint/parseEndpoint';
import {exampleTitle} from './exampleTitle';
import type {QueryOutcome} from './query';
import {queryState} from './queryState';
import {readQuery} from './readQuery';
import type {RecordedRows} from './recorded/recordedRows';
import EndpointFields, {type OwnEndpoint} from './EndpointFields';
import {useOutcome} from './useOutcome';

export type LabProps = {
  schema: GraphQLSchema;
  examples: readonly {name: string; text: string}[];
  /** Which of them is shown first. */
  first: string;
  rows: RecordedRows;
};

type Props = LabProps & {
  /** Whether a reader who used the keyboard goes on in it. */
  takesFocus: boolean;
};

const RECORDED = 'recorded data in this browser';

/** A query to the reader's own endpoint is checked there, by a schema that is not known here. */
const checkNothing: RecordedRows['check'] = () => Promise.resolve([]);

/** An editor for queries with what answers them: recorded rows, or the reader's own endpoint. */
export default function Lab({schema, examples, first, rows, takesFocus}: Props): ReactNode {
  const editor = useRef<EditorHandle>(null);
  const [state, change] = useHashState(queryState, true);
  const [own, setOwn] = useState<OwnEndpoint>({address: '', secret: ''});
  const [progress, {ask, cancel}] = useOutcome();
  useEffect(
    () => () => {
      rows.end();
    },
    [rows],
  );

  const textOf = (example?: string) => examples.find(({name}) => name === example)?.text;
  const query = state.query ?? textOf(state.example) ?? textOf(first) ?? '';
  const isOwn = own.address.trim() !== '';
  const fail = (message: string) => {
    ask('', () => Promise.resolve<QueryOutcome>({kind: 'failed', message}));
  };
  const run = () => {
    const request = readQuery(query, state.variables);
    const endpoint = isOwn ? parseEndpoint(own.address, own.secret) : undefined;
    if ('message' in request) fail(request.message);
    else if (!endpoint) ask(RECORDED, (signal) => rows.answer(request, signal));
    else if ('message' in endpoint) fail(endpoint.message);
    else ask(endpoint.host, (signal) => askEndpoint(endpoint, request, signal));
  };

  return (
    <div className="query-lab-parts">
      <div className="query-lab-question">
        <ExampleSelect
          examples={examples}
          query={query}
          takesFocus={takesFocus}
          onSelect={(text) => {
            change({query: text, variables: ''}, 'as a new entry');
          }}
        />
        <Editor
          ref={editor}
          text={query}
          label="GraphQL query"
          schema={schema}
          check={isOwn ? checkNothing : rows.check}
          onChange={(text) => {
            change({variables: state.variables, query: text});
          }}
          onRun={run}
          onRefused={fail}
        />
        <VariablesField
          text={state.variables}
          onChange={(variables) => {
            change({query, variables});
          }}
          onRun={run}
        />
        <EndpointFields {...own} onChange={setOwn} />
        <div className="form-buttons">
          <button type="button" className="query-lab-run" onClick={run}>
            Run on {isOwn ? 'your endpoint' : 'recorded data'}
          </button>
          <button type="button" disabled={progress.at !== 'asking'} onClick={cancel}>
            Cancel
          </button>
        </div>
      </div>
      <AnswerPanel
        progress={progress}
        goTo={(line, column) => {
          editor.current?.goTo(line, column);
        }}
      />
    </div>
  );
}

type ExampleSelectProps = Pick<Props, 'examples' | 'takesFocus'> & {
  query: string;
  onSelect: (text: string) => void;
};

function ExampleSelect({examples, query, takesFocus, onSelect}: ExampleSelectProps): ReactNode {
  const id = useId();
  const selected = examples.find(({text}) => text === query)?.name ?? '';
  return (
    <>
      <label htmlFor={id}>Example</label>
      <select
        id={id}
        value={selected}
        autoFocus={takesFocus}
        onChange={({target}) => {
          const example = examples.find(({name}) => name === target.value);
          if (example) onSelect(example.text);
        }}
      >
        {!selected && <option value="">Your own query</option>}
        {examples.map(({name}) => (
          <option key={name} value={name}>
            {exampleTitle(name)}
          </option>
        ))}
      </select>
    </>
  );
}

type VariablesFieldProps = {text: string; onChange: (text: string) => void; onRun: () => void};

function VariablesField({text, onChange, onRun}: VariablesFieldProps): ReactNode {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Variables as JSON</label>
      <textarea
        id={id}
        rows={2}
        value={text}
        placeholder="{}"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={({target}) => {
          onChange(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onRun();
        }}
      />
    </>
  );
}
