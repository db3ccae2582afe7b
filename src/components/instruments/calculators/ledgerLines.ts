import type {LedgerAction} from '../../../protocol/deltaLedger';
import type {Parsed} from '../../../protocol/parseDecimal';
import {shortened} from '../../shortened';
import {LedgerCursor, Misfit, SHOWN, type Symbols} from './ledgerCursor';

/** An action as it is written, and what it does; a pair is two entries of one line. */
export type LedgerLine = {text: string; actions: readonly LedgerAction[]};

const MOST_LINES = 30;

/** Reads actions with amounts in whole tokens, one in each line: `SETTLE_ALL 1 ETH`. */
export function readLedgerLines(text: string): Parsed<readonly LedgerLine[]> {
  const lines = text.split('\n').map((line) => line.trim().replace(/\s+/g, ' '));
  const written = lines.filter(Boolean);
  if (written.length === 0)
    return {problem: 'Write one action on each line, such as SETTLE_ALL 1 ETH.'};
  if (written.length > MOST_LINES) return {problem: `Write at most ${MOST_LINES} actions.`};
  const read: LedgerLine[] = [];
  const symbols: Symbols = new Map();
  for (const [at, line] of written.entries()) {
    const actions = readLine(line, symbols);
    if ('problem' in actions) return {problem: `Action ${at + 1}: ${actions.problem}`};
    read.push({text: line, actions: actions.value});
  }
  return {value: read};
}

/** A selector and words. */
const CALLDATA = /^0x[0-9a-f]{8}(?:[0-9a-f]{64})*$/i;

function readLine(line: string, symbols: Symbols): Parsed<readonly LedgerAction[]> {
  const [name = '', ...words] = line.split(' ');
  if (CALLDATA.test(name)) {
    return {
      problem:
        'This is calldata: paste it into the calldata explainer, which leads back here with the actions.',
    };
  }
  const form = FORMS[name.toUpperCase()];
  if (!form) {
    const names = Object.keys(FORMS).join(', ');
    return {problem: `${shortened(name, SHOWN)} is not an action here; these are: ${names}.`};
  }
  try {
    const cursor = new LedgerCursor(words, symbols);
    const actions = form.read(cursor);
    cursor.end();
    return {value: actions};
  } catch (cause) {
    if (!(cause instanceof Misfit)) throw cause;
    return {problem: `${cause.message} Write it as ${form.as}.`};
  }
}

type Form = {
  /** An example, for a line that does not fit. */
  as: string;
  read: (cursor: LedgerCursor) => readonly LedgerAction[];
};

const change = (sign: bigint, cursor: LedgerCursor): LedgerAction => {
  const pair = [0, 1].map(() => {
    const amount = sign * cursor.amount();
    return [cursor.currency(), amount] as const;
  });
  return {kind: 'change', changes: pair};
};

const FORMS: Readonly<Record<string, Form>> = {
  SWAP: {
    as: 'SWAP 1 ETH 1990 USDC',
    read: (cursor) => {
      const [paid, sold] = [cursor.amountOr('credit'), cursor.currency()];
      const [got, bought] = [cursor.amountOr('debt'), cursor.currency()];
      return [{kind: 'swap', sold, paid, bought, got}];
    },
  },
  ADD: {as: 'ADD 1 ETH 2000 USDC', read: (cursor) => [change(-1n, cursor)]},
  REMOVE: {as: 'REMOVE 1 ETH 2000 USDC', read: (cursor) => [change(1n, cursor)]},
  SETTLE: {
    as: 'SETTLE 1 ETH, or SETTLE ETH for the whole debt',
    read: (cursor) => {
      const [amount, currency] = [cursor.amountOr('debt'), cursor.currency()];
      return [{kind: 'settle', amount, currency, payer: cursor.party()}];
    },
  },
  SETTLE_ALL: {
    as: 'SETTLE_ALL 1 ETH',
    read: (cursor) => [{kind: 'settleAll', most: cursor.amount(), currency: cursor.currency()}],
  },
  SETTLE_PAIR: {
    as: 'SETTLE_PAIR ETH USDC',
    read: (cursor) =>
      [0, 1].map(() => ({
        kind: 'settle',
        amount: 'debt',
        currency: cursor.currency(),
        payer: 'caller',
      })),
  },
  TAKE: {
    as: 'TAKE 5 USDC, or TAKE USDC for the whole credit',
    read: (cursor) => {
      const [amount, currency] = [cursor.amountOr('credit'), cursor.currency()];
      return [{kind: 'take', amount, currency, recipient: cursor.party()}];
    },
  },
  TAKE_ALL: {
    as: 'TAKE_ALL 1990 USDC',
    read: (cursor) => [{kind: 'takeAll', least: cursor.amount(), currency: cursor.currency()}],
  },
  TAKE_PORTION: {
    as: 'TAKE_PORTION 25 USDC, in basis points',
    read: (cursor) => {
      const [bips, currency] = [cursor.bips(), cursor.currency()];
      return [{kind: 'takePortion', bips, currency, recipient: cursor.party()}];
    },
  },
  TAKE_PAIR: {
    as: 'TAKE_PAIR ETH USDC',
    read: (cursor) => {
      const currencies = [cursor.currency(), cursor.currency()];
      const recipient = cursor.party();
      return currencies.map((currency) => ({kind: 'take', amount: 'credit', currency, recipient}));
    },
  },
  CLOSE_CURRENCY: {
    as: 'CLOSE_CURRENCY ETH',
    read: (cursor) => [{kind: 'close', currency: cursor.currency()}],
  },
  CLEAR_OR_TAKE: {
    as: 'CLEAR_OR_TAKE 0.01 USDC',
    read: (cursor) => [{kind: 'clearOrTake', most: cursor.amount(), currency: cursor.currency()}],
  },
  SWEEP: {as: 'SWEEP ETH', read: (cursor) => [{kind: 'sweep', currency: cursor.currency()}]},
};
