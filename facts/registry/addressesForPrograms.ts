import {chains} from './chains';
import {deployments} from './contracts';
import {sandboxOnly} from './sandbox';
import {tokens} from './tokens';

type Currency = {symbol: string; decimals: number};

/** What a program that sends to any chain needs to know of one. */
type ChainAddresses = {
  name: string;
  /** The name under which viem exports the chain. */
  slug: string;
  /** The chain's own coin. */
  currency: Currency;
  contracts: Record<string, string>;
  tokens: Record<string, {address: string; decimals: number}>;
};

type Addresses = {
  chains: Record<string, ChainAddresses>;
  sandbox: Record<string, {address: string}>;
};

/** Products whose contracts programs call. */
const PRODUCTS: readonly string[] = [
  ...['v1', 'v2', 'v3', 'v4'],
  ...['permit2', 'universal-router', 'uniswapx', 'governance', 'other'],
];

/** A chain as a library of clients names it. */
export type KnownChain = {id: number; slug: string; currency: Currency};

/** The registry as programs read it: live contracts and tokens, by chain and name. */
export function addressesForPrograms(known: readonly KnownChain[]): Addresses {
  const entries = chains.flatMap(({id, name, status}) => {
    const chain = known.find((one) => one.id === id);
    const contracts = deployments.filter(
      (one) =>
        one.chainId === id &&
        PRODUCTS.includes(one.product) &&
        one.status !== 'retired' &&
        one.kind !== 'pool',
    );
    if (!chain || status === 'retired' || contracts.length === 0) return [];
    const {slug, currency} = chain;
    return [
      [
        String(id),
        {
          ...{name, slug, currency},
          contracts: Object.fromEntries(
            contracts.map(({contract, address}) => [contract, address]).sort(byName),
          ),
          tokens: Object.fromEntries(
            [...tokens, ...governanceTokens]
              .filter(({chainId}) => chainId === id)
              .map(({symbol, address, decimals}) => [symbol, {address, decimals}] as const)
              .sort(byName),
          ),
        },
      ] as const,
    ];
  });
  const sandbox = sandboxOnly.map(({contract, address}) => [contract, {address}] as const);
  return {chains: Object.fromEntries(entries), sandbox: Object.fromEntries(sandbox)};
}

/** UNI as governance sent it to other networks: 18 decimals on each. */
const governanceTokens = deployments
  .filter(({contract, kind}) => contract === 'UNI' && kind === 'token')
  .map(({contract, ...entry}) => ({...entry, symbol: contract, decimals: 18}));

const byName = ([one = '']: readonly unknown[], [other = '']: readonly unknown[]): number =>
  String(one) < String(other) ? -1 : 1;
