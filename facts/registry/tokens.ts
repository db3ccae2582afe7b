import {evidenceOf, statusOn} from './addressSet';
import type {Address, Deployment, Era} from './deployment';
import {wrappedNatives} from './wrappedNatives';

/** A token that pages and examples use. */
export type Token = {
  symbol: string;
  chainId: number;
  address: Address;
  decimals: number;
  isWrappedNative: boolean;
  package?: string;
  version?: string;
  note?: string;
  era: Era;
  source: string;
};

const tokenList = '@uniswap/default-token-list@22.21.0';
const mainnet = {chainId: 1, isWrappedNative: false, era: '2023-11', source: tokenList} as const;

const sources: Record<Era, string> = {
  '2023-11':
    'https://github.com/Uniswap/docs/blob/8aa30627/docs/contracts/v3/reference/Deployments.md',
  '2024-01': '@uniswap/sdk-core@7.19.4',
  '2026-04': 'https://github.com/Uniswap/docs/tree/8c5d09e2',
  '2026-08': '@uniswap/sdk-core@7.19.4',
  '2026-09': '@uniswap/sdk-core@7.19.4',
};

/** Mainnet tokens that the site uses, and each chain's wrapped coin. */
export const tokens: readonly Token[] = [
  {...mainnet, symbol: 'USDC', address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', decimals: 6},
  {...mainnet, symbol: 'USDT', address: '0xdAC17F958D2ee523a2206206994597C13D831ec7', decimals: 6},
  {...mainnet, symbol: 'WBTC', address: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', decimals: 8},
  {...mainnet, symbol: 'DAI', address: '0x6B175474E89094C44Da98b954EedeAC495271d0F', decimals: 18},
  {...mainnet, symbol: 'MANA', address: '0x0F5D2fB29fb7d3CFeE444a200298f468908cC942', decimals: 18},
  {
    ...mainnet,
    symbol: 'SAI',
    address: '0x89d24A6b4CcB1B6fAA2625fE562bDD9a23260359',
    decimals: 18,
    note: 'Single-collateral DAI of 2018, used by the pages on v1',
    source: 'https://github.com/Uniswap/docs/tree/8aa30627/docs/contracts/v1',
  },
  ...[1, 3, 4, 5, 42].map((chainId): Token => ({
    symbol: 'UNI',
    chainId,
    address: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
    decimals: 18,
    isWrappedNative: false,
    package: '@uniswap/governance',
    version: '1.0.2',
    note: 'Governance token',
    era: '2023-11',
    source: 'https://github.com/Uniswap/docs/tree/8aa30627/docs/concepts/governance',
  })),
  ...wrappedNatives.map((token): Token => ({
    ...token,
    decimals: 18,
    isWrappedNative: true,
    note: token.symbol === 'CELO' ? 'The chain’s own coin, which is a token itself' : token.note,
    source: sources[token.era],
  })),
];

/** The tokens in the form of contracts, so that pages can ask for their addresses. */
export const tokenDeployments: readonly Deployment[] = tokens.map(
  ({symbol, chainId, address, decimals, isWrappedNative, note, era, source, ...release}) => ({
    contract: symbol,
    product: 'token',
    chainId,
    address,
    kind: 'token',
    ...(release.package ? release : {}),
    ...statusOn(chainId, 'live'),
    note: [isWrappedNative ? 'Wraps the chain’s own coin' : '', note, `${decimals} decimals`]
      .filter(Boolean)
      .join('; '),
    era,
    evidence: evidenceOf(era),
    source,
  }),
);
