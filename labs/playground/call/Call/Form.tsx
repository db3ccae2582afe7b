// As files of their own: the framework puts imported styles into those of every page.
import fieldStyles from '!!file-loader?name=assets/css/[name].[contenthash:8].[ext]!../../../../src/components/instruments/instruments.css';
import styles from '!!file-loader?name=assets/css/[name].[contenthash:8].[ext]!./call.css';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import type {CallData} from '../data/callPage';
import {isReading} from '../outside/outsideCall';
import {argumentsOf, type Texts} from '../values/argumentsOf';
import {wordsOf} from '../values/names';
import Buttons from './Buttons';
import Fields from './Fields';
import LockNote from './LockNote';
import OutcomePanel from './OutcomePanel';
import Outside from './Outside';
import {readTransaction, type TransactionTexts} from './readTransaction';
import {surroundingsOf} from './surroundingsOf';
import TransactionFields from './TransactionFields';
import {useCall} from './useCall';

type Props = CallData & {
  /** The function's, on its page. */
  anchor: string;
  onClose: () => void;
};

/** The form of a function: its values, what came of the last call, and the same call outside of the page. */
export default function Form({anchor, page, names, entries, onClose}: Props): ReactNode {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const called = page.functions[anchor];
  if (!called) throw new Error(`The page has no function at #${anchor}.`);
  const {abi, units, examples, ether = ''} = called;
  const first: TransactionTexts = {ether, sender: names.accounts[0]?.name ?? ''};
  const [texts, setTexts] = useState<Texts>(examples);
  const [transaction, setTransaction] = useState(first);
  const [lastHow, setLastHow] = useState<'call' | 'send'>('call');
  const {outcome, run} = useCall();
  useEffect(() => {
    section.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, []);

  const head = 'head' in outcome ? outcome.head : names.block;
  const words = wordsOf(names, head.timestampSeconds);
  const read = argumentsOf(abi.inputs, {texts, units}, words);
  const sent = readTransaction(transaction, abi, words);
  const isComplete = 'values' in read && 'value' in sent;
  const call = isComplete && {abi, to: page.address, values: read.values, ...sent.value};

  return (
    <section className="instrument call" aria-labelledby={id} ref={section}>
      <link rel="stylesheet" href={fieldStyles} precedence="instruments" />
      <link rel="stylesheet" href={styles} precedence="call" />
      <fieldset>
        <legend id={id}>Call {abi.name}</legend>
        <p className="call-place">
          On {page.called}, <code>{page.address}</code>, on a chain that runs in this tab. Nothing
          leaves your browser.
        </p>
        {called.needsLock && <LockNote />}
        <Fields
          id={id}
          called={called}
          texts={texts}
          read={read}
          given={surroundingsOf(called, {page, words, byPath: read.byPath})}
          names={names}
          onChange={setTexts}
        />
        <TransactionFields
          id={id}
          abi={abi}
          texts={transaction}
          {...('problem' in sent && {problem: sent.problem})}
          names={names}
          onChange={setTransaction}
        />
      </fieldset>
      <Buttons
        isReading={isReading(abi)}
        isBusy={outcome.kind === 'running'}
        onRun={(how) => {
          setLastHow(how);
          if (call) run({how, call, byPath: read.byPath});
          else section.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
        }}
        onReset={() => {
          run({how: 'reset'});
        }}
        onStartAgain={() => {
          setTexts(examples);
          setTransaction(first);
        }}
        name={abi.name}
        onClose={onClose}
      />
      <OutcomePanel
        outcome={outcome}
        isComplete={isComplete}
        called={called}
        given={(given) => surroundingsOf(called, {page, words, ...given})}
        start={names.block}
        entries={entries}
      />
      {call && (
        <Outside
          {...{...call, address: call.to, as: lastHow === 'send' ? 'transaction' : 'call'}}
        />
      )}
    </section>
  );
}
