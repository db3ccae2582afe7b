/** The packages, and modules of packages, whose TypeScript has a reference, as package.json pins them. */
export const packages: readonly string[] = [
  '@uniswap/sdk',
  // Its types have no other way out.
  '@uniswap/sdk/dist/types',
  '@uniswap/sdk-core',
  '@uniswap/v2-sdk',
  '@uniswap/v3-sdk',
  '@uniswap/v4-sdk',
  '@uniswap/router-sdk',
  '@uniswap/universal-router-sdk',
  '@uniswap/permit2-sdk',
  '@uniswap/uniswapx-sdk',
];
