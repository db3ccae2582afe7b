import {
  format,
  inWholeTokens,
  minus,
  ONE,
  times,
  ZERO,
} from '../../../../../facts/subgraph/decimal';
import {numberIn, raised, type Ledger} from '../../../../../facts/subgraph/ledger';
import type {Row} from '../../../../../facts/subgraph/recording';
import type {EventOf, PairEvent} from './events';
import {tokensOf} from '../../tokens';

const ZERO_ADDRESS = `0x${'0'.repeat(40)}`;
const LOCKED = 1_000n;
const SHARE_DECIMALS = 18;

/** Shares of a pair moved: the beginning of a mint or a burn, and always of two positions. */
export function handleTransfer(ledger: Ledger, event: EventOf<'Transfer'>): void {
  const {from, to, value} = event.args;
  // The shares that a first mint locks for ever have no owner.
  if (to === ZERO_ADDRESS && value === LOCKED) return;

  const pair = ledger.get('Pair', event.address);
  const transaction = transactionOf(ledger, event);
  const shares = inWholeTokens(value, SHARE_DECIMALS);
  const common = {
    transaction: transaction.id,
    timestamp: String(event.block.timestamp),
    pair: pair.id,
    liquidity: format(shares),
    sender: null,
    amount0: null,
    amount1: null,
    logIndex: null,
    amountUSD: null,
    feeTo: null,
    feeLiquidity: null,
  };
  for (const account of [from, to]) {
    if (!ledger.find('User', account)) ledger.put('User', account, {usdSwapped: '0'});
  }

  if (from === ZERO_ADDRESS) {
    ledger.put('Pair', pair.id, raised(pair, {totalSupply: shares}));
    // With the protocol fee on, its shares come first, and the row stays theirs.
    if (!openMint(ledger, transaction)) {
      append(ledger, {transaction, list: 'mints', entity: 'Mint', fields: {...common, to}});
    }
  }
  if (to === pair.id) {
    const fields = {...common, to, sender: from, needsComplete: true};
    append(ledger, {transaction, list: 'burns', entity: 'Burn', fields});
  }
  if (to === ZERO_ADDRESS && from === pair.id) {
    if (openMint(ledger, transaction)) {
      throw new Error(`${transaction.id} burns shares and pays the protocol fee: not followed yet`);
    }
    const left = minus(numberIn(pair, 'totalSupply'), shares);
    ledger.put('Pair', pair.id, {totalSupply: format(left)});
  }
  for (const [account, change] of [
    [from, minus(ZERO, shares)],
    [to, shares],
  ] as const) {
    if (account === ZERO_ADDRESS || account === pair.id) continue;
    const id = `${pair.id}-${account}`;
    const position = ledger.find('LiquidityPosition', id);
    if (!position) {
      const counted = raised(ledger.get('Pair', pair.id), {liquidityProviderCount: ONE});
      ledger.put('Pair', pair.id, counted);
    }
    ledger.put('LiquidityPosition', id, {
      user: account,
      pair: pair.id,
      ...raised(position ?? {id}, {liquidityTokenBalance: change}),
    });
    takeSnapshot(ledger, {event, account});
  }
}

/** The last mint of a transaction while it waits for its Mint event. */
function openMint(ledger: Ledger, transaction: Row): Row | undefined {
  const [id] = idsIn(transaction, 'mints').slice(-1);
  const mint = id === undefined ? undefined : ledger.find('Mint', id);
  return mint?.sender === null ? mint : undefined;
}

/** The row of an event's transaction, made where it is the first of it. */
export function transactionOf(ledger: Ledger, {transaction, block}: PairEvent): Row {
  return (
    ledger.find('Transaction', transaction.hash) ??
    ledger.put('Transaction', transaction.hash, {
      blockNumber: String(block.number),
      timestamp: String(block.timestamp),
      mints: [],
      burns: [],
      swaps: [],
    })
  );
}

/** Adds a row to one of a transaction's lists; its id is the hash and its place there. */
export function append(
  ledger: Ledger,
  {
    transaction,
    list,
    entity,
    fields,
  }: {
    transaction: Row;
    list: 'mints' | 'burns' | 'swaps';
    entity: string;
    fields: Parameters<Ledger['put']>[2];
  },
): void {
  const ids = idsIn(transaction, list);
  const id = `${transaction.id}-${ids.length}`;
  ledger.put(entity, id, fields);
  ledger.put('Transaction', transaction.id, {[list]: [...ids, id]});
}

/** The ids of one of a transaction's lists. */
export const idsIn = (transaction: Row, list: string): readonly string[] => {
  const ids = transaction[list];
  return Array.isArray(ids) ? ids : [];
};

/** Keeps a position as an event left it. */
export function takeSnapshot(
  ledger: Ledger,
  {event, account}: {event: PairEvent; account: string},
): void {
  const pair = ledger.get('Pair', event.address);
  const position = ledger.get('LiquidityPosition', `${pair.id}-${account}`);
  const ethPrice = numberIn(ledger.get('Bundle', '1'), 'ethPrice');
  const [price0 = '0', price1 = '0'] = tokensOf(ledger, pair).map((token) =>
    format(times(numberIn(token, 'derivedETH'), ethPrice)),
  );
  const {reserve0 = '0', reserve1 = '0', reserveUSD = '0', totalSupply = '0'} = pair;
  ledger.put('LiquidityPositionSnapshot', `${position.id}${event.block.timestamp}`, {
    liquidityPosition: position.id,
    user: account,
    pair: pair.id,
    timestamp: event.block.timestamp,
    block: event.block.number,
    token0PriceUSD: price0,
    token1PriceUSD: price1,
    reserve0,
    reserve1,
    reserveUSD,
    liquidityTokenTotalSupply: totalSupply,
    liquidityTokenBalance: position.liquidityTokenBalance ?? '0',
  });
}
