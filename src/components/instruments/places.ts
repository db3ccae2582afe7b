type Place = {
  title: string;
  /** Height that is kept before it is there: of a column, of a phone, of a wide column, in rem. */
  rem: readonly [column: number, narrow: number, wide: number];
};

/** Every instrument by the name that pages and links use. */
export const PLACES = {
  'price-converter': {title: 'Price converter', rem: [64, 91, 48]},
  'tick-spacing': {title: 'Tick-spacing ruler', rem: [77, 97, 57]},
  'range-explorer': {title: 'Range and liquidity explorer', rem: [127, 138, 95]},
  slippage: {title: 'Slippage and deadline adviser', rem: [36, 61, 33]},
  'swap-v2': {title: 'Swap explorer for v2', rem: [84, 106, 57]},
  'swap-v3': {title: 'Swap explorer for v3', rem: [101, 124, 65]},
  returns: {title: 'Fee and return explorer', rem: [94, 118, 65]},
  twap: {title: 'TWAP explorer', rem: [83, 107, 61]},
  'range-order': {title: 'Range-order explorer', rem: [96, 126, 65]},
  'dutch-auction': {title: 'Dutch auction curve', rem: [62, 69, 43]},
  'hook-flags': {title: 'Hook flags workbench', rem: [82, 119, 62]},
  'hook-miner': {title: 'Hook address miner', rem: [82, 103, 62]},
  'delta-ledger': {title: 'Delta ledger', rem: [50, 70, 41]},
  'pool-id': {title: 'PoolKey and PoolId calculator', rem: [94, 131, 76]},
} as const satisfies Record<string, Place>;

export type Name = keyof typeof PLACES;

/** Begins the hash that holds the state of an instrument. */
export const hashPrefix = (name: Name): string => `#instrument=${name}&`;
