import type {Builder} from '../chain/createBuilder';
import {fromUniswapX} from '../fromPackage';

/** Places Permit2. */
export async function deployPermit2({place}: Builder): Promise<void> {
  await place('Permit2', fromUniswapX('Permit2'));
}
