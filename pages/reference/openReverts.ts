/** Contracts whose notes do not list every revert yet; the check prints them, and names one that is complete. */
export const openReverts: readonly string[] = [
  '@uniswap/v3-periphery/NFTDescriptor',
  '@uniswap/v3-periphery/NonfungibleTokenPositionDescriptor',
];
