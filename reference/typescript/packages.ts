/** The packages whose TypeScript has a reference, as package.json pins them. */
export const packages: readonly string[] = [
  '@uniswap/sdk-core',
  '@uniswap/v2-sdk',
  '@uniswap/v3-sdk',
  '@uniswap/permit2-sdk',
  '@uniswap/uniswapx-sdk',
];
