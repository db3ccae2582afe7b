/** A section of the site: the pages below one folder, which is also the start of their addresses. */
export type Section = {
  name: string;
  /** `/concepts/`, below `docs/`. */
  folder: string;
  /** Address of the page that it starts with. */
  landing: string;
  /** What its pages are about. */
  blurb: string;
  /** Name of its table of contents. */
  sidebar: string;
};

/** The sections of the documentation, in the order of the navigation bar. */
export const sections: readonly Section[] = [
  {
    name: 'Concepts',
    folder: '/concepts/',
    landing: '/concepts/overview',
    blurb: 'What the protocol is and how it works',
    sidebar: 'conceptsSidebar',
  },
  {
    name: 'Contracts',
    folder: '/contracts/',
    landing: '/contracts/v3/overview',
    blurb: 'The contract for a task, on chain',
    sidebar: 'contractsSidebar',
  },
  {
    name: 'SDKs',
    folder: '/sdk/',
    landing: '/sdk/v3/overview',
    blurb: 'Quotes, trades and positions in TypeScript',
    sidebar: 'sdkSidebar',
  },
  {
    name: 'APIs',
    folder: '/api/',
    landing: '/api/subgraph/overview',
    blurb: 'GraphQL for history, the Trading API for swaps',
    sidebar: 'apiSidebar',
  },
];

/** The name of the section that a page belongs to; articles are called as their navigation is. */
export function sectionName(address: string): string {
  const [, first] = address.split('/');
  if (first === 'blog') return 'Blog';
  return sections.find(({folder}) => folder === `/${first}/`)?.name ?? 'Uniswap';
}

/** What the pages below a folder of a section describe, as their scope lines say. */
export type Scope = {
  folder: string;
  product: string;
  networks?: string;
  /** The package, or the packages, of which every export has a page below the folder. */
  package?: string | readonly string[];
};

/** The scopes of the pages; of two folders that contain a page, the first counts. */
export const scopes: readonly Scope[] = [
  {
    folder: '/concepts/governance/',
    product: 'Uniswap governance',
    networks: 'Ethereum mainnet',
  },
  {folder: '/concepts/protocol/', product: 'Uniswap v3', networks: 'every network'},
  {folder: '/contracts/v1/', product: 'Uniswap v1', networks: 'Ethereum mainnet'},
  {
    folder: '/contracts/v2/reference/API/',
    product: 'Uniswap v2 subgraph',
    networks: 'Ethereum mainnet',
  },
  {
    folder: '/contracts/v2/reference/Governance/',
    product: 'Uniswap governance',
    networks: 'Ethereum mainnet',
  },
  {folder: '/contracts/v2/', product: 'Uniswap v2', networks: 'every network'},
  {folder: '/contracts/v3/', product: 'Uniswap v3', networks: 'every network'},
  {folder: '/contracts/v4/', product: 'Uniswap v4', networks: 'every network'},
  {folder: '/contracts/permit2/', product: 'Permit2', networks: 'every network'},
  {folder: '/contracts/universal-router/', product: 'Universal Router', networks: 'every network'},
  {folder: '/contracts/uniswapx/', product: 'UniswapX', networks: 'Ethereum mainnet'},
  {folder: '/api/trading/', product: 'Trading API'},
  {folder: '/sdk/core/', product: 'Uniswap SDKs', package: '@uniswap/sdk-core'},
  {folder: '/sdk/v1/', product: 'Uniswap v1 SDK', package: '@uniswap/sdk'},
  {folder: '/sdk/v2/', product: 'Uniswap v2 SDK', package: '@uniswap/v2-sdk'},
  {folder: '/sdk/v3/', product: 'Uniswap v3 SDK', package: '@uniswap/v3-sdk'},
  {folder: '/sdk/v4/', product: 'Uniswap v4 SDK', package: '@uniswap/v4-sdk'},
  {
    folder: '/sdk/universal-router/',
    product: 'Universal Router SDK',
    package: ['@uniswap/universal-router-sdk', '@uniswap/router-sdk'],
  },
  {folder: '/sdk/permit2/', product: 'Permit2 SDK', package: '@uniswap/permit2-sdk'},
  {folder: '/sdk/swap-widget/', product: 'Uniswap swap widget'},
  {folder: '/sdk/web3-react/', product: 'web3-react'},
];
