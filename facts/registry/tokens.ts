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

/** Chains besides mainnet whose tokens examples name, with the list's addresses by symbol. */
const elsewhere: Readonly<Record<number, Readonly<Record<string, Address>>>> = {
  10: {
    USDC: '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85',
    DAI: '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1',
    WBTC: '0x68f180fcCe6836688e9084f035309E29Bf0A2095',
  },
  130: {
    USDC: '0x078D782b760474a361dDA0AF3839290b0EF57AD6',
    DAI: '0x20CAb320A855b39F724131C69424240519573f81',
    WBTC: '0x927B51f251480a681271180DA4de28D44EC4AfB8',
  },
  137: {
    USDC: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
    DAI: '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063',
    WBTC: '0x1BFD67037B42Cf73acF2047067bd4F2C47D9BfD6',
    UNI: '0xb33EaAd8d922B1083446DC23f610c2567fB5180f',
  },
  8453: {
    USDC: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    DAI: '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb',
  },
  42161: {
    USDC: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
    DAI: '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1',
    WBTC: '0x2f2a2543B76A4166549F7aaB2e75Bef0aefC5B0f',
  },
  11155111: {UNI: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'},
};

const decimalsElsewhere: Readonly<Record<string, number>> = {USDC: 6, DAI: 18, WBTC: 8, UNI: 18};

const sources: Record<Era, string> = {
  '2023-11':
    'https://github.com/Uniswap/docs/blob/8aa30627/docs/contracts/v3/reference/Deployments.md',
  '2024-01': '@uniswap/sdk-core@7.19.4',
  '2026-04': 'https://github.com/Uniswap/docs/tree/8c5d09e2',
  '2026-08': '@uniswap/sdk-core@7.19.4',
  '2026-09': '@uniswap/sdk-core@7.19.4',
};

/**
 * Tokens that the site uses, and each chain's wrapped coin. UNI as bridged to other chains is in
 * `governance.ts`, where its lists name it.
 */
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
  ...Object.entries(elsewhere).flatMap(([chainId, addresses]) =>
    Object.entries(addresses).map(([symbol, address]): Token => ({
      symbol,
      chainId: Number(chainId),
      address,
      decimals: decimalsElsewhere[symbol] ?? 18,
      isWrappedNative: false,
      era: '2026-09',
      source: tokenList,
    })),
  ),
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
