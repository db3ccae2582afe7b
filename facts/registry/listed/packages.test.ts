import {CHAIN_TO_ADDRESSES_MAP, V2_FACTORY_ADDRESSES, V2_ROUTER_ADDRESSES} from '@uniswap/sdk-core';
import {
  EXCLUSIVE_FILLER_VALIDATION_MAPPING,
  PERMIT2_MAPPING,
  REACTOR_ADDRESS_MAPPING,
  UNISWAPX_ORDER_QUOTER_MAPPING,
  UNISWAPX_V4_ORDER_QUOTER_MAPPING,
  UNISWAPX_V4_TOKEN_TRANSFER_HOOK_MAPPING,
} from '@uniswap/uniswapx-sdk';
import {
  SWAP_PROXY_ADDRESS,
  UNIVERSAL_ROUTER_ADDRESS,
  type UniversalRouterVersion,
} from '@uniswap/universal-router-sdk';
import {getAddress} from 'viem';
import {expect, test} from 'vitest';
import packageJson from '../../../package.json';
import type {ListedRow} from './listedRow';
import {listedRows} from './rows';

type ByChain = Readonly<Record<number, unknown>>;

const installed: Readonly<Record<string, string>> = {
  ...packageJson.dependencies,
  ...packageJson.devDependencies,
  ...packageJson.optionalDependencies,
};

const rows = Object.values(listedRows).flat();
const of = (name: string) => rows.filter(({source}) => source.startsWith(`${name}@`));

const valuesOn = (maps: readonly ByChain[], chainId: number): string[] =>
  maps
    .flatMap((map) => {
      const value = map[chainId];
      return typeof value === 'object' ? Object.values(value ?? {}) : [value];
    })
    .flatMap((value) => (typeof value === 'string' ? getAddress(value.toLowerCase()) : []));

const missing = (listed: readonly ListedRow[], addressesOf: (row: ListedRow) => string[]) =>
  listed.filter((row) => !addressesOf(row).includes(row.address));

test.each(['@uniswap/sdk-core', '@uniswap/universal-router-sdk', '@uniswap/uniswapx-sdk'])(
  'records %s as it is installed',
  (name) => {
    const version = installed[name];
    expect(of(name).length).toBeGreaterThan(90);
    expect(of(name).filter(({source}) => !source.startsWith(`${name}@${version}`))).toEqual([]);
  },
);

test('has of sdk-core what that package publishes', () => {
  const maps = [CHAIN_TO_ADDRESSES_MAP, V2_FACTORY_ADDRESSES, V2_ROUTER_ADDRESSES];
  expect(missing(of('@uniswap/sdk-core'), ({chainId}) => valuesOn(maps, chainId))).toEqual([]);
});

test('has of uniswapx-sdk what that package publishes', () => {
  const maps = [
    REACTOR_ADDRESS_MAPPING,
    PERMIT2_MAPPING,
    UNISWAPX_ORDER_QUOTER_MAPPING,
    UNISWAPX_V4_ORDER_QUOTER_MAPPING,
    UNISWAPX_V4_TOKEN_TRANSFER_HOOK_MAPPING,
    EXCLUSIVE_FILLER_VALIDATION_MAPPING,
  ];
  expect(missing(of('@uniswap/uniswapx-sdk'), ({chainId}) => valuesOn(maps, chainId))).toEqual([]);
});

test('has of universal-router-sdk what that package publishes', () => {
  const addressOf = ({chainId, contract, version}: ListedRow): string[] => [
    getAddress(
      contract === 'SwapProxy'
        ? SWAP_PROXY_ADDRESS(chainId)
        : UNIVERSAL_ROUTER_ADDRESS(version as UniversalRouterVersion, chainId),
    ),
  ];
  expect(missing(of('@uniswap/universal-router-sdk'), addressOf)).toEqual([]);
});
