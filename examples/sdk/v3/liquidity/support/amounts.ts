import {account} from '../../../../support/chain';
import {amountOf, balanceOf, baseUnits, show, USDC, WETH} from '../../../support/tokens';

/** Amounts of token0 and token1, USDC and WETH, in base units. */
export type Amounts = readonly [usdc: bigint, wei: bigint];

/** What somebody holds of both tokens. */
export const balances = async (owner = account): Promise<Amounts> => [
  baseUnits(await balanceOf(USDC, owner)),
  baseUnits(await balanceOf(WETH, owner)),
];

/** How much more of each the first has. */
export const minus = ([usdc, wei]: Amounts, other: Amounts): Amounts => [
  usdc - other[0],
  wei - other[1],
];

/** "10000 USDC + 5 WETH". */
export const both = ([usdc, wei]: Amounts): string =>
  `${show(amountOf(USDC, usdc))} + ${show(amountOf(WETH, wei))}`;
