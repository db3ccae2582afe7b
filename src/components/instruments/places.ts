type Place = {
  title: string;
  /** Height that is kept before it is there, on wide screens and on phones, in rem. */
  rem: readonly [wide: number, narrow: number];
};

/** Every instrument by the name that pages and links use. */
export const PLACES = {
  'price-converter': {title: 'Price converter', rem: [40, 56]},
  'tick-spacing': {title: 'Tick-spacing ruler', rem: [52, 68]},
  'range-explorer': {title: 'Range and liquidity explorer', rem: [84, 104]},
  slippage: {title: 'Slippage and deadline adviser', rem: [40, 54]},
  'swap-v2': {title: 'Swap explorer for v2', rem: [56, 68]},
  'swap-v3': {title: 'Swap explorer for v3', rem: [72, 92]},
  returns: {title: 'Fee and return explorer', rem: [64, 84]},
  twap: {title: 'TWAP explorer', rem: [60, 80]},
  'range-order': {title: 'Range-order explorer', rem: [64, 84]},
  'dutch-auction': {title: 'Dutch auction curve', rem: [52, 62]},
} as const satisfies Record<string, Place>;

export type Name = keyof typeof PLACES;

/** Begins the hash that holds the state of an instrument. */
export const hashPrefix = (name: Name): string => `#instrument=${name}&`;
