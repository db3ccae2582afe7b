import type {Instrument} from './instrument';
import type {Name} from './places';

/** What each instrument asks for and answers, loaded when it is opened. */
export const calculators: Record<Name, () => Promise<{default: Instrument}>> = {
  'price-converter': () => import('./calculators/priceConverter'),
  'tick-spacing': () => import('./calculators/tickSpacing'),
  'range-explorer': () => import('./calculators/rangeExplorer'),
  slippage: () => import('./calculators/slippage'),
  'swap-v2': () => import('./calculators/swapV2'),
  'swap-v3': () => import('./calculators/swapV3'),
  returns: () => import('./calculators/returns'),
  twap: () => import('./calculators/twap'),
  'range-order': () => import('./calculators/rangeOrder'),
  'dutch-auction': () => import('./calculators/dutchAuction'),
  'hook-flags': () => import('./calculators/hookFlags'),
  'hook-miner': () => import('./calculators/hookMiner'),
  'delta-ledger': () => import('./calculators/deltaLedger'),
  'pool-id': () => import('./calculators/poolId'),
};
