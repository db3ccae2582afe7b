import {actionEncoder} from '../../labs/calldata/explain/actions.fixture';
import {readCatalogue} from '../../labs/calldata/readCatalogue';
import {addressOf} from '../../sandbox/addressOf';
import {currencyOf, type V4Hop, type V4Pool} from './market';
import {ETHER} from './planDraw';

/** What the explainer reads calldata with. */
export const catalogue = readCatalogue(process.cwd());

/** A list of actions, as `V4_SWAP` and `modifyLiquidities` take it. */
export const {listOf} = actionEncoder(catalogue);

/** The key of a pool, with its currencies in order. */
export function keyOf({pair, feePips, tickSpacing, hook}: V4Pool) {
  const [one, other] = [currencyOf(pair[0]), currencyOf(pair[1])];
  const [currency0, currency1] = BigInt(one) < BigInt(other) ? [one, other] : [other, one];
  return {currency0, currency1, fee: feePips, tickSpacing, hooks: hook ? addressOf(hook) : ETHER};
}

/** The pool of a swap and its direction, without data for a hook. */
export function swapIn({from, pool}: V4Hop) {
  const poolKey = keyOf(pool);
  return {poolKey, zeroForOne: poolKey.currency0 === currencyOf(from), hookData: '0x'};
}
