type Place = {
  title: string;
  /** Height that is kept before it is there, on wide screens and on phones, in rem. */
  rem: readonly [wide: number, narrow: number];
};

/** Every instrument by the name that pages and links use. */
export const PLACES = {
  'price-converter': {title: 'Price converter', rem: [56, 91]},
  'tick-spacing': {title: 'Tick-spacing ruler', rem: [68, 97]},
  'range-explorer': {title: 'Range and liquidity explorer', rem: [119, 138]},
  slippage: {title: 'Slippage and deadline adviser', rem: [36, 61]},
  'swap-v2': {title: 'Swap explorer for v2', rem: [78, 106]},
  'swap-v3': {title: 'Swap explorer for v3', rem: [91, 124]},
  returns: {title: 'Fee and return explorer', rem: [87, 118]},
  twap: {title: 'TWAP explorer', rem: [78, 107]},
  'range-order': {title: 'Range-order explorer', rem: [87, 126]},
  'dutch-auction': {title: 'Dutch auction curve', rem: [60, 69]},
  'hook-flags': {title: 'Hook flags workbench', rem: [79, 119]},
  'hook-miner': {title: 'Hook address miner', rem: [77, 103]},
  'delta-ledger': {title: 'Delta ledger', rem: [50, 70]},
  'pool-id': {title: 'PoolKey and PoolId calculator', rem: [83, 131]},
} as const satisfies Record<string, Place>;

export type Name = keyof typeof PLACES;

/** Begins the hash that holds the state of an instrument. */
export const hashPrefix = (name: Name): string => `#instrument=${name}&`;
