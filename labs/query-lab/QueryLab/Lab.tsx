import type {GraphQLSchema} from 'graphql';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {useHashState} from '../../../src/components/hashState/useHashState';
import Answered from './Answered';
import Editor, {type EditorHandle} from './Editor';
import {askEndpoint} from './endpoint/askEndpoint';
import {endpointOf} from './endpoint/endpointOf';
import {nameOf} from './nameOf';
import type {Outcome} from './outcome';
import {queryState} from './queryState';
import {questionOf} from './questionOf';
import type {RecordedRows} from './recorded/recordedRows';
import Source, {type OwnEndpoint} from './Source';
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

/** An editor for queries with what answers them: recorded rows, or the reader's own endpoint. */
export default function Lab({schema, examples, first, rows, takesFocus}: Props): ReactNode {
  const id = useId();
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

  const query = state.query ?? examples.find(({name}) => name === first)?.text ?? '';
  const chosen = examples.find(({text}) => text === query)?.name ?? '';
  const isOwn = own.address.trim() !== '';
  const fail = (message: string) => {
    ask('', () => Promise.resolve<Outcome>({kind: 'failed', message}));
  };
  const run = () => {
    const question = questionOf(query, state.variables);
    if ('message' in question) {
      fail(question.message);
      return;
    }
    if (!isOwn) {
      ask(RECORDED, (signal) => rows.answer(question, signal));
      return;
    }
    const endpoint = endpointOf(own.address, own.secret);
    if ('message' in endpoint) fail(endpoint.message);
    else ask(endpoint.host, (signal) => askEndpoint(endpoint, question, signal));
  };

  return (
    <>
      <label htmlFor={`${id}example`}>Example</label>
      <select
        id={`${id}example`}
        value={chosen}
        autoFocus={takesFocus}
        onChange={({target}) => {
          const found = examples.find(({name}) => name === target.value);
          if (found) change({query: found.text, variables: ''}, 'as a new entry');
        }}
      >
        {!chosen && <option value="">Your own query</option>}
        {examples.map(({name}) => (
          <option key={name} value={name}>
            {nameOf(name)}
          </option>
        ))}
      </select>
      <Editor
        ref={editor}
        text={query}
        label="GraphQL query"
        schema={schema}
        check={rows.check}
        onChange={(text) => {
          change({...state, query: text});
        }}
        onRun={run}
        onRefused={fail}
      />
      <label htmlFor={`${id}variables`}>Variables as JSON</label>
      <textarea
        id={`${id}variables`}
        rows={2}
        value={state.variables}
        placeholder="{}"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={({target}) => {
          change({...state, query, variables: target.value});
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run();
        }}
      />
      <Source {...own} onChange={setOwn} />
      <div className="query-lab-actions">
        <button type="button" onClick={run}>
          Run on {isOwn ? 'your endpoint' : 'recorded data'}
        </button>
        <button type="button" disabled={progress.at !== 'asking'} onClick={cancel}>
          Cancel
        </button>
      </div>
      <Answered
        progress={progress}
        goTo={(line, column) => {
          editor.current?.goTo(line, column);
        }}
      />
    </>
  );
}
