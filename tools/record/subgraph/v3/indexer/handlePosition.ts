import {raised, zeros, type Ledger} from '../../../../../facts/subgraph/ledger';
import type {Row} from '../../../../../facts/subgraph/recording';
import {transactionOf} from '../../pools/eventRows';
import {tickId} from '../../pools/newTick';
import {amountsOf} from '../../tokens';
import type {Handled} from './events';
import {growthFields, growthInside} from './feeGrowth';

type PositionEvent = 'IncreaseLiquidity' | 'DecreaseLiquidity' | 'CollectPosition' | 'Transfer';

/** An NFT of the position manager was made, changed, paid out or given away. */
export function handlePosition(ledger: Ledger, handled: Handled<PositionEvent>): void {
  const {event} = handled;
  const id = String(event.args.tokenId);
  const before = ledger.find('Position', id) ?? createPosition(ledger, handled);
  const position = ledger.put('Position', id, changed(ledger, handled, before));
  const {blockNumber, timestamp, id: transaction} = transactionOf(ledger, event);
  const {owner, pool, liquidity, ...rest} = position;
  const state = Object.fromEntries(
    Object.entries(rest).filter(([field]) =>
      /^(deposited|withdrawn|collected|feeGrowth)/.test(field),
    ),
  );
  ledger.put('PositionSnapshot', `${id}#${String(blockNumber)}`, {
    owner: String(owner),
    pool: String(pool),
    position: id,
    blockNumber: String(blockNumber),
    timestamp: String(timestamp),
    transaction,
    liquidity: String(liquidity),
    ...(state as Record<string, string>),
  });
}

function createPosition(ledger: Ledger, {event, market}: Handled<PositionEvent>): Row {
  const id = String(event.args.tokenId);
  const facts = market.positions[id];
  if (!facts) throw new Error(`the market does not tell the pool of position ${id}`);
  const {pool, tickLower, tickUpper} = facts;
  const {token0, token1} = ledger.get('Pool', pool);
  return ledger.put('Position', id, {
    owner: `0x${'0'.repeat(40)}`,
    pool,
    token0: String(token0),
    token1: String(token1),
    tickLower: tickId(pool, tickLower),
    tickUpper: tickId(pool, tickUpper),
    ...zeros('liquidity', 'depositedToken0', 'depositedToken1', 'withdrawnToken0'),
    ...zeros('withdrawnToken1', 'collectedFeesToken0', 'collectedFeesToken1'),
    transaction: transactionOf(ledger, event).id,
    ...paidUpTo(ledger, {
      pool,
      tickLower: tickId(pool, tickLower),
      tickUpper: tickId(pool, tickUpper),
    }),
  });
}

/** What an event changes in the row of a position. */
function changed(
  ledger: Ledger,
  {event}: Handled<PositionEvent>,
  position: Row,
): Parameters<Ledger['put']>[2] {
  if (event.name === 'Transfer') return {owner: event.args.to};

  const pool = ledger.get('Pool', String(position.pool));
  const [amount0, amount1] = amountsOf(ledger, pool, event.args);
  const liquidityBefore = BigInt(String(position.liquidity));
  const paid =
    liquidityBefore === 0n && event.name === 'CollectPosition' ? {} : paidUpTo(ledger, position);
  switch (event.name) {
    case 'IncreaseLiquidity':
      return {
        liquidity: String(liquidityBefore + event.args.liquidity),
        ...paid,
        ...raised(position, {depositedToken0: amount0, depositedToken1: amount1}),
      };
    case 'DecreaseLiquidity':
      return {
        liquidity: String(liquidityBefore - event.args.liquidity),
        ...paid,
        ...raised(position, {withdrawnToken0: amount0, withdrawnToken1: amount1}),
      };
    case 'CollectPosition':
      // Token0's amount twice: the fault of the mapping that this schema comes with.
      return {
        ...paid,
        ...raised(position, {collectedFeesToken0: amount0, collectedFeesToken1: amount0}),
      };
  }
}

/** The manager settles a position's fees whenever it touches its liquidity. */
function paidUpTo(
  ledger: Ledger,
  {pool, tickLower, tickUpper}: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const ends = [
    ledger.get('Tick', String(tickLower)),
    ledger.get('Tick', String(tickUpper)),
  ] as const;
  return growthFields(
    'feeGrowthInside',
    growthInside(ledger.get('Pool', String(pool)), ends),
    'Last',
  );
}
