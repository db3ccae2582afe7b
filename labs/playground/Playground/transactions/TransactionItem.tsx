import {formatEther} from 'viem';
import type {ReactNode} from 'react';
import {eventText} from './eventText';
import {nameAt, short, type Names} from './names';
import type {Transaction} from './readTransactions';

type Props = {transaction: Transaction; names: Names};

/** A transaction: who called what, how it ended, its gas and its events. */
export default function TransactionItem({transaction, names}: Props): ReactNode {
  const {hash, from, valueWei, hasSucceeded, gasUsed, logs} = transaction;
  return (
    <li>
      <p>
        <code title={hash}>{short(hash)}</code> {nameAt(names, from)} →{' '}
        {targetOf(transaction, names)}
        {valueWei > 0n && `, ${formatEther(valueWei)} ETH`} ·{' '}
        {hasSucceeded ? 'succeeded' : <strong>reverted</strong>} · gas{' '}
        {gasUsed.toLocaleString('en')}
      </p>
      {logs.length > 0 && (
        <ul>
          {logs.map((log, index) => (
            <li key={index}>{eventText(log, names)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

function targetOf({to, created, selector}: Transaction, names: Names): string {
  if (!to) return created ? `new contract ${short(created)}` : 'new contract';
  const called = selector && (names.functions[selector]?.replace(/\(.*/, '') ?? selector);
  return called ? `${nameAt(names, to)}.${called}` : nameAt(names, to);
}
