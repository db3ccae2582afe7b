/** Who pays what an action settles, and who gets what it takes. */
export type Party = 'caller' | 'contract';

/** A currency by its name; ether, which only the contract can pay, is `ETH`. */
export type Currency = string;

/** An action of v4 as it changes deltas; amounts are in smallest units. */
export type LedgerAction =
  /** Changes of liquidity: what the contract owes for them is below zero. */
  | {kind: 'change'; changes: readonly (readonly [Currency, bigint])[]}
  | {
      kind: 'swap';
      sold: Currency;
      paid: bigint | 'credit';
      bought: Currency;
      got: bigint | 'debt';
    }
  | {kind: 'settle'; currency: Currency; amount: bigint | 'debt' | 'balance'; payer: Party}
  | {kind: 'settleAll'; currency: Currency; most: bigint}
  | {kind: 'take'; currency: Currency; amount: bigint | 'credit'; recipient: Party}
  | {kind: 'takeAll'; currency: Currency; least: bigint}
  | {kind: 'takePortion'; currency: Currency; bips: bigint; recipient: Party}
  | {kind: 'close'; currency: Currency}
  | {kind: 'clearOrTake'; currency: Currency; most: bigint}
  | {kind: 'sweep'; currency: Currency};

/** What the contracts revert with; `TransferFailed` stands for what a token or a call of ether says. */
export type LedgerError =
  | 'CurrencyNotSettled'
  | 'DeltaNotNegative'
  | 'DeltaNotPositive'
  | 'V4TooMuchRequested'
  | 'V4TooLittleReceived'
  | 'InvalidBips'
  | 'TransferFailed';

type Amounts = ReadonlyMap<Currency, bigint>;

/** What is open and who holds what, after an action. */
export type LedgerState = {
  /** Of the contract with the PoolManager: below zero it owes, above zero it is owed. */
  deltas: Amounts;
  /** What the contract holds. */
  held: Amounts;
  /** What the caller has got, less what the caller has paid. */
  received: Amounts;
};

/** The state after each action that ran, and the error that the next one, or the end, reverts with. */
export type Ledger = {
  states: readonly LedgerState[];
  error?: {name: LedgerError; currency?: Currency};
};

export const ETHER: Currency = 'ETH';
const WHOLE_BIPS = 10_000n;

/** Runs actions one after another, as the PositionManager and the Universal Router do in one unlock. */
export function runLedger(
  actions: readonly LedgerAction[],
  /** Ether that is sent along, which the contract holds at first. */
  valueWei = 0n,
): Ledger {
  const books: Books = {
    deltas: new Map(),
    held: new Map([[ETHER, valueWei]]),
    received: new Map([[ETHER, -valueWei]]),
  };
  const states: LedgerState[] = [];
  for (const action of actions) {
    const error = applyAction(action, books);
    if (error) return {states, error};
    states.push(snapshot(books));
  }
  const [currency] = [...books.deltas].find(([, delta]) => delta !== 0n) ?? [];
  return currency === undefined
    ? {states}
    : {states, error: {name: 'CurrencyNotSettled', currency}};
}

type Books = {
  deltas: Map<Currency, bigint>;
  held: Map<Currency, bigint>;
  received: Map<Currency, bigint>;
};

type Fault = {name: LedgerError; currency?: Currency} | undefined;

const snapshot = ({deltas, held, received}: Books): LedgerState => ({
  deltas: new Map(deltas),
  held: new Map(held),
  received: new Map(received),
});

const amountIn = (amounts: Amounts, currency: Currency): bigint => amounts.get(currency) ?? 0n;

function add(amounts: Map<Currency, bigint>, currency: Currency, change: bigint): void {
  amounts.set(currency, amountIn(amounts, currency) + change);
}

function applyAction(action: LedgerAction, books: Books): Fault {
  if (action.kind === 'change') {
    for (const [currency, change] of action.changes) add(books.deltas, currency, change);
    return undefined;
  }
  if (action.kind === 'swap') return swap(action, books);
  const {currency} = action;
  const delta = amountIn(books.deltas, currency);
  switch (action.kind) {
    case 'settle':
      if (action.amount === 'debt' && delta > 0n) return {name: 'DeltaNotNegative', currency};
      return settle(books, {
        currency,
        payer: action.payer,
        amount: settledAmount(action.amount, {delta, held: amountIn(books.held, currency)}),
      });
    case 'settleAll':
      if (delta > 0n) return {name: 'DeltaNotNegative', currency};
      if (-delta > action.most) return {name: 'V4TooMuchRequested', currency};
      return settle(books, {currency, amount: -delta, payer: 'caller'});
    case 'take':
      if (action.amount === 'credit' && delta < 0n) return {name: 'DeltaNotPositive', currency};
      return take(books, {
        currency,
        amount: action.amount === 'credit' ? delta : action.amount,
        recipient: action.recipient,
      });
    case 'takeAll':
      if (delta < 0n) return {name: 'DeltaNotPositive', currency};
      if (delta < action.least) return {name: 'V4TooLittleReceived', currency};
      return take(books, {currency, amount: delta, recipient: 'caller'});
    case 'takePortion':
      if (delta < 0n) return {name: 'DeltaNotPositive', currency};
      if (action.bips > WHOLE_BIPS) return {name: 'InvalidBips'};
      return take(books, {
        currency,
        amount: (delta * action.bips) / WHOLE_BIPS,
        recipient: action.recipient,
      });
    case 'close':
      return delta < 0n
        ? settle(books, {currency, amount: -delta, payer: 'caller'})
        : take(books, {currency, amount: delta, recipient: 'caller'});
    case 'clearOrTake':
      if (delta < 0n) return {name: 'DeltaNotPositive', currency};
      if (delta > action.most) return take(books, {currency, amount: delta, recipient: 'caller'});
      books.deltas.set(currency, 0n);
      return undefined;
    case 'sweep':
      add(books.received, currency, amountIn(books.held, currency));
      books.held.set(currency, 0n);
      return undefined;
  }
}

function swap(
  {sold, paid, bought, got}: Extract<LedgerAction, {kind: 'swap'}>,
  {deltas}: Books,
): Fault {
  const [credit, debt] = [amountIn(deltas, sold), -amountIn(deltas, bought)];
  if (paid === 'credit' && credit < 0n) return {name: 'DeltaNotPositive', currency: sold};
  if (got === 'debt' && debt < 0n) return {name: 'DeltaNotNegative', currency: bought};
  add(deltas, sold, -(paid === 'credit' ? credit : paid));
  add(deltas, bought, got === 'debt' ? debt : got);
  return undefined;
}

/** What is paid: an amount, the whole debt, or all that the contract holds. */
function settledAmount(
  amount: bigint | 'debt' | 'balance',
  {delta, held}: {delta: bigint; held: bigint},
): bigint {
  if (amount === 'balance') return held;
  return amount === 'debt' ? -delta : amount;
}

type Payment = {currency: Currency; amount: bigint; payer: Party};

function settle(books: Books, {currency, amount, payer}: Payment): Fault {
  if (currency === ETHER || payer === 'contract') {
    if (amountIn(books.held, currency) < amount) return {name: 'TransferFailed', currency};
    add(books.held, currency, -amount);
  } else {
    add(books.received, currency, -amount);
  }
  add(books.deltas, currency, amount);
  return undefined;
}

type Withdrawal = {currency: Currency; amount: bigint; recipient: Party};

function take(books: Books, {currency, amount, recipient}: Withdrawal): Fault {
  add(books.deltas, currency, -amount);
  add(recipient === 'caller' ? books.received : books.held, currency, amount);
  return undefined;
}
