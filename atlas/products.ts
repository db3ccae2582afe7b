/** The products of the atlas, each a folder of it, and the page that holds its entries. */
export const products = [
  {name: 'v3', title: 'v3', page: '/contracts/v3/reference/error-codes'},
  {
    name: 'v2',
    title: 'v2',
    page: '/contracts/v2/reference/smart-contracts/common-errors',
  },
  {
    name: 'permit2',
    title: 'Permit2',
    page: '/contracts/permit2/reference/allowance-transfer',
  },
  {
    name: 'universal-router',
    title: 'Universal Router',
    page: '/contracts/universal-router/technical-reference',
  },
  {name: 'uniswapx', title: 'UniswapX', page: '/contracts/uniswapx/overview'},
] as const;

/** The name of a product, as its folder. */
export type Product = (typeof products)[number]['name'];
