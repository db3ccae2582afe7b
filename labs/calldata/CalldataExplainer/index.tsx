// As a file of its own: the framework puts imported styles into those of every page.
import formStyles from '!!file-loader?name=assets/css/[name].[contenthash:8].[ext]!../../../src/components/form.css';
import styles from '!!file-loader?name=assets/css/[name].[contenthash:8].[ext]!./explainer.css';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useId, useRef, type ReactNode} from 'react';
import {inBlock} from '../../../src/components/Block';
import chains from '@generated/calldata/default/chains.json';
import type {RouterVersion} from '../explain/catalogue';
import {useHashState} from '../../../src/components/hashState/useHashState';
import ExplanationPanel from './ExplanationPanel';
import InputProblem from './InputProblem';
import examples from './examples.json';
import {calldataState, versionOf} from './calldataState';
import {changeText, isTyped, withoutDetails} from './changeText';
import {selectForPaste} from './selectForPaste';
import {EMPTY, withOwn, type State} from './state';
import {strangerText} from './namesOf';
import {isUnread, useExplanation} from './useExplanation';

const VERSIONS: readonly (readonly [RouterVersion | '', string])[] = [
  ['', 'any release'],
  ['2.1.1', '2.1.1, 2.1.2'],
  ['2.0', '2.0'],
  ['1.2', '1.2, NFT commands'],
];

/** The rest of the transaction, and what its values look like. */
const DETAILS = [
  {name: 'to', label: 'Called contract', form: /^(0x[0-9a-fA-F]{40})?$/, what: 'address'},
  {name: 'sender', label: 'Sender', form: /^(0x[0-9a-fA-F]{40})?$/, what: 'address'},
  {name: 'value', label: 'ETH sent', form: /^(\d{1,12}(\.\d{1,18})?)?$/, what: 'amount'},
] as const;

/** Says in sentences what calldata of the routers, the position managers and Permit2 does. */
function CalldataExplainer(): ReactNode {
  const isBrowser = useIsBrowser();
  // Its state is in the address, which the server does not know.
  return <Form key={String(isBrowser)} isReady={isBrowser} />;
}

export default inBlock('The calldata explainer', CalldataExplainer);

function Form({isReady}: {isReady: boolean}): ReactNode {
  const id = useId();
  const form = useRef<HTMLDivElement>(null);
  const [state, change] = useHashState(calldataState, isReady);
  const isLinked = useRef(state.text !== '');
  // Who types looks at the text; who pastes waits for what it says.
  const awaitedRef = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const {answer, retry} = useExplanation(state);
  const isProblem = answer !== undefined && isUnread(answer);
  useEffect(() => {
    if (!isLinked.current) return;
    form.current?.scrollIntoView();
    awaitedRef.current = true;
  }, []);

  return (
    <div className="form calldata" ref={form}>
      <link rel="stylesheet" href={formStyles} precedence="form" />
      <link rel="stylesheet" href={styles} precedence="calldata" />
      <label htmlFor={id}>Calldata, or a permit as JSON</label>
      <textarea
        ref={field}
        id={id}
        rows={5}
        value={state.text}
        disabled={!isReady}
        placeholder="0x3593564c…"
        aria-describedby={`${id}hint`}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={({target, nativeEvent}) => {
          awaitedRef.current ||= !isTyped(nativeEvent);
          change(changeText(state, target.value, nativeEvent));
        }}
        // The same calldata may be of another request, and changes no text.
        onPaste={(event) => {
          selectForPaste(event);
          awaitedRef.current = true;
          change(withoutDetails(state));
        }}
      />
      {isProblem && <InputProblem answer={answer} awaitedRef={awaitedRef} />}
      <div className="form-buttons">
        <button
          type="button"
          disabled={!isReady}
          onClick={() => {
            change(EMPTY);
            field.current?.focus();
          }}
        >
          Clear
        </button>
      </div>
      <p id={`${id}hint`} className="form-hint">
        A request as JSON fills the fields below. The next paste clears the called contract, the ETH
        sent, and what a request filled. All is read in your browser and sent nowhere. The address
        of this page stores it, up to 8,000 characters.
      </p>
      <noscript>
        <p className="form-hint">Reading calldata needs JavaScript; the tables do not.</p>
      </noscript>
      <TransactionFields state={state} isReady={isReady} onChange={change} />
      <div className="form-buttons" role="group" aria-label="Examples">
        {examples.map(({label, data}) => (
          <button
            key={label}
            type="button"
            disabled={!isReady}
            onClick={() => {
              awaitedRef.current = true;
              change({...EMPTY, text: data}, 'as a new entry');
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <ExplanationPanel
        answer={isProblem ? undefined : answer}
        retry={retry}
        awaitedRef={awaitedRef}
      />
    </div>
  );
}

type FieldsProps = {state: State; isReady: boolean; onChange: (state: State) => void};

/** The release of the router, the network, and what calldata does not contain of a transaction. */
function TransactionFields({state, isReady, onChange}: FieldsProps): ReactNode {
  const isListed = state.chain === '' || chains.some(({id}) => id === state.chain);
  return (
    <div className="calldata-options">
      <label>
        Universal Router
        <select
          value={state.version}
          disabled={!isReady}
          onChange={({target}) => {
            onChange({...state, version: versionOf(target.value)});
          }}
        >
          {VERSIONS.map(([version, label]) => (
            <option key={version} value={version}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Network
        <select
          value={state.chain}
          disabled={!isReady}
          onChange={({target}) => {
            onChange(withOwn(state, 'chain', target.value));
          }}
        >
          <option value="">not chosen</option>
          {!isListed && <option value={state.chain}>{strangerText(state.chain)}</option>}
          {chains.map(({id, name}) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {DETAILS.map(({name, label, form: fitting, what}) => (
        <label key={name}>
          {label}, if known{!fitting.test(state[name].trim()) && ` (no ${what}: not used)`}
          <input
            type="text"
            value={state[name]}
            disabled={!isReady}
            placeholder={what === 'address' ? '0x…' : '0.5'}
            autoComplete="off"
            spellCheck={false}
            onChange={({target}) => {
              onChange(withOwn(state, name, target.value));
            }}
          />
        </label>
      ))}
    </div>
  );
}
