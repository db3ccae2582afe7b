import {deploy, inOrder, type ContractFacts} from './addressSet';
import {listedRows} from './listed/rows';
import {takeListed} from './takeListed';
import {v2Addresses} from './v2Addresses';

const core = {package: '@uniswap/v2-core', version: '1.0.0', versionOn: [1, 3, 4, 5, 42]};
const periphery = {package: '@uniswap/v2-periphery'};
const pair = {kind: 'pool', ...core, note: 'Pair that pages use as an example'} as const;

const contracts: Readonly<Record<string, ContractFacts>> = {
  UniswapV2Factory: {kind: 'factory', ...core},
  UniswapV2Router02: {kind: 'router', variant: 'Router02', ...periphery},
  UniswapV2Router01: {
    kind: 'router',
    variant: 'Router01',
    ...periphery,
    status: 'superseded',
    note: 'Its getAmountIn returns a wrong amount, and it has no swaps for tokens that charge a fee',
  },
  PairDaiWeth: pair,
  PairUsdcWeth: pair,
  PairWethUsdt: pair,
  PairDaiUsdc: pair,
};

/** The contracts of v2: a factory and Router02 on each chain, and pairs that pages show. */
export const v2 = inOrder(contracts, [
  ...deploy({
    product: 'v2',
    sets: v2Addresses,
    contracts,
    sources: {
      '2023-11': 'https://github.com/Uniswap/docs/tree/8aa30627/docs/contracts/v2',
      '2026-04': 'https://github.com/Uniswap/docs/tree/8c5d09e2/docs/contracts/v2',
    },
  }),
  ...takeListed({
    product: 'v2',
    contracts,
    rows: listedRows.v2,
    nameOf: ([row]) => row?.contract,
  }),
]);
