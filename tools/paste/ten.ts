/** Programs that `npm test` runs as projects; `npm run test:deep` runs all, and these on Arbitrum and Base too. */
export const TEN: readonly string[] = [
  'home/firstSwap.ts',
  'sdk/v3/quote.ts',
  'sdk/v3/basics/wrapEther.ts',
  'sdk/v2/guides/pricing.ts',
  'v3/swaps/singleSwap.ts',
  'v3/swaps/multihopSwap.ts',
  'v2/guides/sellTokens.ts',
  'v2/guides/findPair.ts',
  'permit2/single.ts',
  'sdk/v3/tradeRouter02.ts',
];
