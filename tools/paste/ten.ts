/** Programs that `npm test` runs as projects, on mainnet, Arbitrum and Base; `npm run test:deep` runs all. */
export const TEN: readonly string[] = [
  'home/firstSwap.ts',
  'sdk/v3/quote.ts',
  'sdk/v3/trade.ts',
  'sdk/v3/liquidity/mint.ts',
  'sdk/v3/advanced/poolData.ts',
  'v3/swaps/singleSwap.ts',
  'v3/swaps/multihopSwap.ts',
  'v2/guides/sellTokens.ts',
  'v2/guides/findPair.ts',
  'permit2/single.ts',
];
