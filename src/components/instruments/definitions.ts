import type {Instrument} from './instrument';
import type {Name} from './places';

/** What each instrument asks and answers; each is loaded when it is opened. */
export const definitions: Record<Name, () => Promise<{default: Instrument}>> = {
  'price-converter': () => import('./definitions/priceConverter'),
  'tick-spacing': () => import('./definitions/tickSpacing'),
  'range-explorer': () => import('./definitions/rangeExplorer'),
  slippage: () => import('./definitions/slippage'),
  'swap-v2': () => import('./definitions/swapV2'),
  'swap-v3': () => import('./definitions/swapV3'),
  returns: () => import('./definitions/returns'),
  twap: () => import('./definitions/twap'),
  'range-order': () => import('./definitions/rangeOrder'),
  'dutch-auction': () => import('./definitions/dutchAuction'),
};
