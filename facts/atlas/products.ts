/** A product of the atlas, which is a folder of it, and the page that holds its entries. */
type ProductOfAtlas = {
  name: string;
  title: string;
  page: string;
  /** Files that come before the others, which are sorted by name. */
  first?: readonly string[];
};

/** The products of the atlas. */
export const products = [
  {
    name: 'v3',
    title: 'Uniswap v3',
    page: '/contracts/v3/reference/error-codes',
    first: ['pool', 'routers', 'payments', 'position-manager', 'migrator'],
  },
  {
    name: 'v2',
    title: 'Uniswap v2',
    page: '/contracts/v2/reference/smart-contracts/common-errors',
  },
  {
    name: 'permit2',
    title: 'Permit2',
    page: '/contracts/permit2/reference/allowance-transfer',
  },
  {
    name: 'v4',
    title: 'Uniswap v4',
    page: '/contracts/v4/reference/errors/errors',
    first: ['pools', 'lock', 'swaps', 'liquidity', 'hooks', 'position-manager', 'actions'],
  },
  {
    name: 'universal-router',
    title: 'Universal Router',
    page: '/contracts/universal-router/technical-reference',
  },
  {name: 'uniswapx', title: 'UniswapX', page: '/contracts/uniswapx/overview'},
] as const satisfies readonly ProductOfAtlas[];

/** The name of a product, as its folder. */
export type Product = (typeof products)[number]['name'];
