/** Amounts of two tokens, in whole tokens, by symbol. */
export type Amounts = Readonly<Record<string, number>>;

/** Whether a chain has every token of a pool. */
export const where =
  (has: (contract: string) => boolean) =>
  (amounts: Amounts): boolean =>
    Object.keys(amounts).every(has);

/** Pools of v1: each holds ETH and one token. */
export const v1Pools: readonly {token: string; tokens: number; ether: number}[] = [
  {token: 'USDC', tokens: 200_000, ether: 100},
  {token: 'DAI', tokens: 200_000, ether: 100},
];

/** Pools of v2; of TAX so much is sent that this arrives. */
export const v2Pools: readonly Amounts[] = [
  {USDC: 2_000_000, WETH: 1_000},
  {DAI: 2_000_000, WETH: 1_000},
  {USDC: 1_000_000, DAI: 1_000_000},
  {TAX: 1_000_000, WETH: 500},
];

export type V3Pool = {
  feePips: number;
  /** Their ratio is the price that the pool starts at. */
  price: Amounts;
  positions: readonly {
    amounts: Amounts;
    /** Ticks to each side of the price; without it the position covers every price. */
    halfWidthTicks?: number;
  }[];
};

/** Of v4 a pool names its spacing and its hook; without a fee its hook sets it. */
export type V4Pool = Omit<V3Pool, 'feePips'> & {
  feePips?: number;
  tickSpacing: number;
  hook?: string;
};

/** The pool that examples trade in: its price is exactly 2,000 USDC per WETH. */
export const mainPool: V3Pool = {
  feePips: 3_000,
  price: {USDC: 2_000, WETH: 1},
  positions: [{amounts: {USDC: 2_000_000, WETH: 1_000}}],
};

/** Pools of v3. */
export const v3Pools: readonly V3Pool[] = [
  mainPool,
  {
    feePips: 100,
    price: {USDC: 2_000, WETH: 1},
    positions: [
      {amounts: {USDC: 200_000, WETH: 100}},
      {amounts: {USDC: 400_000, WETH: 200}, halfWidthTicks: 100},
    ],
  },
  {
    feePips: 500,
    price: {USDC: 2_000, WETH: 1},
    positions: [
      {amounts: {USDC: 200_000, WETH: 100}},
      {amounts: {USDC: 500_000, WETH: 250}, halfWidthTicks: 5_000},
      {amounts: {USDC: 1_000_000, WETH: 500}, halfWidthTicks: 1_000},
    ],
  },
  {
    feePips: 10_000,
    price: {USDC: 2_000, WETH: 1},
    positions: [{amounts: {USDC: 200_000, WETH: 100}}],
  },
  {
    feePips: 3_000,
    price: {DAI: 2_000, WETH: 1},
    positions: [{amounts: {DAI: 2_000_000, WETH: 1_000}}],
  },
  {
    feePips: 100,
    price: {USDC: 1, DAI: 1},
    positions: [{amounts: {USDC: 2_000_000, DAI: 2_000_000}, halfWidthTicks: 10}],
  },
  {
    feePips: 500,
    price: {USDC: 1, DAI: 1},
    positions: [{amounts: {USDC: 1_000_000, DAI: 1_000_000}, halfWidthTicks: 100}],
  },
  {
    feePips: 3_000,
    price: {WBTC: 1, WETH: 20},
    positions: [{amounts: {WBTC: 50, WETH: 1_000}}],
  },
  {
    feePips: 3_000,
    price: {UNI: 200, WETH: 1},
    positions: [{amounts: {UNI: 200_000, WETH: 1_000}}],
  },
];

/** The pool of v4 whose price swaps have moved. */
export const tradedPool: V4Pool = {
  feePips: 500,
  tickSpacing: 10,
  price: {USDC: 2_000, ETH: 1},
  positions: [
    {amounts: {USDC: 200_000, ETH: 100}},
    {amounts: {USDC: 1_000_000, ETH: 500}, halfWidthTicks: 1_000},
  ],
};

/** Pools of v4; the one of USDC and WETH at 0.3% is as deep as the main pool of v3. */
export const v4Pools: readonly V4Pool[] = [
  {
    feePips: 3_000,
    tickSpacing: 60,
    price: {USDC: 2_000, ETH: 1},
    positions: [{amounts: {USDC: 2_000_000, ETH: 1_000}}],
  },
  tradedPool,
  {
    feePips: 3_000,
    tickSpacing: 60,
    price: {USDC: 2_000, WETH: 1},
    positions: [{amounts: {USDC: 2_000_000, WETH: 1_000}}],
  },
  {
    feePips: 100,
    tickSpacing: 1,
    price: {USDC: 1, DAI: 1},
    positions: [{amounts: {USDC: 2_000_000, DAI: 2_000_000}, halfWidthTicks: 10}],
  },
  {
    tickSpacing: 60,
    hook: 'FeeHook',
    price: {USDC: 2_000, ETH: 1},
    positions: [{amounts: {USDC: 200_000, ETH: 100}}],
  },
  // The hook wraps and unwraps by itself, and lets nobody provide.
  {feePips: 0, tickSpacing: 60, hook: 'WETHHook', price: {ETH: 1, WETH: 1}, positions: []},
];
