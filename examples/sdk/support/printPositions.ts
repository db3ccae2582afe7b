import {zeroAddress} from 'viem';
import {type Amount, amountsIn, type Held} from './held';
import {stateOf} from './stateOf';
import {type Prices, valueOf} from './valueOf';

/** Prints each position of a version with its value, and the value of all of them. */
export function printPositions(
  version: 'v3' | 'v4',
  {held, prices}: {held: readonly Held[]; prices: Prices},
): void {
  for (const one of held) {
    const amounts = amountsIn(one);
    console.log(`${version} ${one.tokenId}  ${poolOf(one)}, ${stateOf(one.position)}`);
    console.log(`    holds  ${showRounded(amounts.slice(0, 2))}`);
    console.log(`    fees   ${showRounded(amounts.slice(2))}`);
    console.log(`    worth  ${showValue(amounts, prices)}`);
  }
  console.log(`${version} together worth ${showValue(held.flatMap(amountsIn), prices)}`);
}

/** A value for people: "1000.00 USDC, no price: 2 WBTC". */
export function showValue(amounts: readonly Amount[], prices: Prices): string {
  const {worth, unpriced} = valueOf(amounts, prices);
  const without = unpriced.length > 0 ? `, no price: ${showRounded(unpriced)}` : '';
  return `${worth.toFixed(2)} USDC${without}`;
}

/** The pool of a position: "ETH/USDC 0.3%". */
function poolOf({position: {amount0, amount1, pool}}: Held): string {
  const names = `${amount0.currency.symbol}/${amount1.currency.symbol}`;
  const fee = pool.fee > 1_000_000 ? 'dynamic fee' : `${pool.fee / 10_000}%`; // a flag, over 100%
  const hasHook = (pool.hooks ?? zeroAddress) !== zeroAddress;
  return `${names} ${fee}${hasHook ? ', with a hook' : ''}`;
}

/** Amounts for people: "12.34567 USDC + 0.5 WETH". */
const showRounded = (amounts: readonly Amount[]): string =>
  amounts.map((amount) => `${amount.toSignificant(7)} ${amount.currency.symbol}`).join(' + ');
