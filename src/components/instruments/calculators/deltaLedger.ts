import {ETHER, runLedger, type LedgerError, type LedgerState} from '../../../protocol/deltaLedger';
import {parseAmount} from '../../../protocol/parseDecimal';
import {instrument, type Field, type Result} from '../instrument';
import {tokens} from '../wording';
import {LEDGER_DECIMALS} from './ledgerCursor';
import {readLedgerLines, type LedgerLine} from './ledgerLines';

const actions: Field<readonly LedgerLine[]> = {
  label: 'Actions',
  unit: 'one on each line, amounts in whole tokens',
  initial: 'SWAP 1 ETH 1990 USDC\nSETTLE_ALL 1 ETH\nTAKE_ALL 1980 USDC',
  control: {
    kind: 'lines',
    rows: 8,
    inserts: [
      'SWAP 1 ETH 1990 USDC',
      'ADD 1 ETH 2000 USDC',
      'REMOVE 1 ETH 2000 USDC',
      'SETTLE_PAIR ETH USDC',
      'TAKE_PAIR ETH USDC',
      'CLOSE_CURRENCY USDC',
      'SWEEP ETH',
    ],
  },
  read: readLedgerLines,
};

const value: Field<bigint> = {
  label: 'ETH sent along',
  unit: 'ETH',
  initial: '1',
  control: {kind: 'text'},
  read: (text) => parseAmount(text, {decimals: LEDGER_DECIMALS, zero: true}),
};

/** What each error says. */
const MEANINGS: Readonly<Record<LedgerError, string>> = {
  CurrencyNotSettled: 'the list ends with an open delta',
  DeltaNotNegative: 'there is a credit, and nothing to pay',
  DeltaNotPositive: 'there is a debt, and nothing to take',
  V4TooMuchRequested: 'the debt is above the maximum',
  V4TooLittleReceived: 'the credit is below the minimum',
  InvalidBips: 'the share is above 10,000 basis points',
  TransferFailed: 'the contract holds too little; the token or the PoolManager reverts',
};

/** Deltas of a list of actions, one after another, and how the call ends. */
export default instrument({
  fields: {actions, value},
  answer: ({actions: lines, value: valueWei}) => {
    const entries = lines.flatMap((line, at) => line.actions.map((action) => ({action, at})));
    const {states, error} = runLedger(
      entries.map(({action}) => action),
      valueWei,
    );
    const isAtEnd = error === undefined || error.name === 'CurrencyNotSettled';
    const stopped = isAtEnd ? undefined : entries[states.length]?.at;
    const last = states.at(-1);
    const left = error ? [] : nonZero(last?.held);
    return {
      summary: summaryOf(error),
      results: [
        ...lines.flatMap((line, at): Result[] => {
          const state = states[entries.findLastIndex((entry) => entry.at === at)];
          const label = `${at + 1}. ${line.text}`;
          if (at === stopped) return [{label, human: `reverts with ${error?.name ?? ''}`}];
          return state ? [{label, human: deltasText(state)}] : [];
        }),
        ...(error || !last
          ? []
          : [
              {
                label: 'The caller at the end',
                human: listed(nonZero(last.received)) || 'pays and gets nothing',
              },
              {label: 'Left in the contract', human: listed(left) || 'nothing'},
            ]),
      ],
      advice:
        left.length > 0
          ? [`Anyone can take what is left in the contract: end with SWEEP ${left[0]?.[0] ?? ''}.`]
          : [],
    };
  },
});

function summaryOf(error: ReturnType<typeof runLedger>['error']): string {
  if (!error) return 'Settled: every delta is 0, and the call goes through.';
  const place = error.currency ? ` in ${error.currency}` : '';
  return `The whole call reverts with ${error.name}${place}: ${MEANINGS[error.name]}.`;
}

const nonZero = (amounts: LedgerState['held'] | undefined): (readonly [string, bigint])[] =>
  [...(amounts ?? [])].filter(([, amount]) => amount !== 0n);

const listed = (amounts: readonly (readonly [string, bigint])[]): string =>
  amounts.map(([currency, amount]) => `${signed(amount)} ${currency}`).join(', ');

const signed = (amount: bigint): string =>
  `${amount > 0n ? '+' : '−'}${tokens(amount < 0n ? -amount : amount, LEDGER_DECIMALS)}`;

function deltasText({deltas, held}: LedgerState): string {
  const open = listed(nonZero(deltas));
  const ether = held.get(ETHER) ?? 0n;
  return `${open || 'all deltas 0'}${ether > 0n ? `; the contract holds ${tokens(ether, LEDGER_DECIMALS)} ETH` : ''}`;
}
