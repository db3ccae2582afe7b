import {decimal, dividedBy, format, ONE, plus, times} from '../../../../../facts/subgraph/decimal';
import {numberIn, raised, type Ledger} from '../../../../../facts/subgraph/ledger';
import {amountsOf, tokensOf, worthInEther} from '../../tokens';
import type {EventOf, Market, PairEvent} from './events';
import {append, idsIn, takeSnapshot, transactionOf} from './handleTransfer';
import {countInPeriods} from './periods';
import {trackedVolumeInEther} from './pricing';

const TWO = decimal('2');

type Handled<Event> = {event: Event; market: Market};

/** Liquidity came in: completes the row that the transfer of the shares began. */
export function handleMint(ledger: Ledger, {event, market}: Handled<EventOf<'Mint'>>): void {
  const [id = ''] = idsIn(transactionOf(ledger, event), 'mints').slice(-1);
  const {to} = ledger.put('Mint', id, {sender: event.args.sender, ...worthOf(ledger, event)});
  count(ledger, {event, market});
  takeSnapshot(ledger, {event, account: String(to)});
  countInPeriods(ledger, {event, market});
}

/** Liquidity went out: completes the row that the transfer of the shares began. */
export function handleBurn(ledger: Ledger, {event, market}: Handled<EventOf<'Burn'>>): void {
  const [id = ''] = idsIn(transactionOf(ledger, event), 'burns').slice(-1);
  const {sender} = ledger.put('Burn', id, worthOf(ledger, event));
  count(ledger, {event, market});
  takeSnapshot(ledger, {event, account: String(sender)});
  countInPeriods(ledger, {event, market});
}

/** Tokens were swapped. */
export function handleSwap(ledger: Ledger, {event, market}: Handled<EventOf<'Swap'>>): void {
  const {sender, to, amount0In, amount1In, amount0Out, amount1Out} = event.args;
  const pair = ledger.get('Pair', event.address);
  const ethPrice = numberIn(ledger.get('Bundle', '1'), 'ethPrice');
  const [in0, in1] = amountsOf(ledger, pair, {amount0: amount0In, amount1: amount1In});
  const [out0, out1] = amountsOf(ledger, pair, {amount0: amount0Out, amount1: amount1Out});
  const amounts = [plus(in0, out0), plus(in1, out1)] as const;
  const trackedETH = trackedVolumeInEther(ledger, {market, pair, amounts});
  const trackedUSD = times(trackedETH, ethPrice);
  const untrackedUSD = times(dividedBy(worthInEther(ledger, pair, amounts), TWO), ethPrice);

  count(ledger, {event, market});
  tokensOf(ledger, pair).forEach((token, index) => {
    const volumes = {tradeVolumeUSD: trackedUSD, untrackedVolumeUSD: untrackedUSD};
    const tradeVolume = amounts[index] ?? ONE;
    ledger.put('Token', token.id, raised(token, {tradeVolume, ...volumes}));
  });
  const [volumeToken0, volumeToken1] = amounts;
  const volumes = {volumeToken0, volumeToken1, volumeUSD: trackedUSD};
  ledger.put('Pair', pair.id, raised(pair, {...volumes, untrackedVolumeUSD: untrackedUSD}));
  const totals = {totalVolumeUSD: trackedUSD, totalVolumeETH: trackedETH};
  const factory = ledger.get('UniswapFactory', market.factory);
  const all = raised(factory, {...totals, untrackedVolumeUSD: untrackedUSD});
  ledger.put('UniswapFactory', factory.id, all);

  append(ledger, {
    transaction: transactionOf(ledger, event),
    list: 'swaps',
    entity: 'Swap',
    fields: {
      transaction: event.transaction.hash,
      timestamp: String(event.block.timestamp),
      pair: pair.id,
      sender,
      from: event.transaction.from,
      to,
      amount0In: format(in0),
      amount1In: format(in1),
      amount0Out: format(out0),
      amount1Out: format(out1),
      logIndex: String(event.logIndex),
      amountUSD: format(trackedUSD.digits ? trackedUSD : untrackedUSD),
    },
  });
  countInPeriods(ledger, {event, market, traded: {amounts, trackedUSD, trackedETH, untrackedUSD}});
}

/** One more event of the pair, of both its tokens, and of all. */
function count(ledger: Ledger, {event, market}: Handled<PairEvent>): void {
  const pair = ledger.get('Pair', event.address);
  const rows = [
    ['Pair', pair],
    ...tokensOf(ledger, pair).map((token) => ['Token', token] as const),
    ['UniswapFactory', ledger.get('UniswapFactory', market.factory)],
  ] as const;
  for (const [entity, row] of rows) ledger.put(entity, row.id, raised(row, {txCount: ONE}));
}

/** The amounts of a mint or a burn, and their value. */
function worthOf(ledger: Ledger, event: EventOf<'Mint'> | EventOf<'Burn'>) {
  const pair = ledger.get('Pair', event.address);
  const amounts = amountsOf(ledger, pair, event.args);
  const ethPrice = numberIn(ledger.get('Bundle', '1'), 'ethPrice');
  return {
    amount0: format(amounts[0]),
    amount1: format(amounts[1]),
    logIndex: String(event.logIndex),
    amountUSD: format(times(worthInEther(ledger, pair, amounts), ethPrice)),
  };
}
