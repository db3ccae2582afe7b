import {CHAIN_TO_ADDRESSES_MAP, GOVERNANCE_BRAVO_ADDRESSES, WETH9} from '@uniswap/sdk-core';
import {getAddress} from 'viem';
import {expect, test} from 'vitest';
import {chains} from './chains';
import {deployments} from './contracts';

const addressOf = (name: string, chainId = 1) =>
  deployments.find((entry) => entry.contract === name && entry.chainId === chainId)?.address;

test('writes every address with its EIP-55 checksum', () => {
  for (const {contract, address} of deployments)
    expect(address, contract).toBe(getAddress(address));
});

test('names a contract once on each chain', () => {
  const keys = deployments.map(({contract, chainId}) => `${contract} on chain ${chainId}`);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('knows the chain of every deployment', () => {
  const known = new Set(chains.map(({id}) => id));
  expect(deployments.filter(({chainId}) => !known.has(chainId))).toEqual([]);
});

test('names contracts without spaces, as pages ask for them', () => {
  for (const {contract} of deployments) expect(contract).toMatch(/^[A-Za-z]\w*$/);
});

test('links to the explorer without a doubled slash', () => {
  for (const {explorer} of chains) expect(explorer).toMatch(/^https:\/\/[^/]+$/);
});

test('agrees with the addresses that the SDK publishes for mainnet', () => {
  const published = CHAIN_TO_ADDRESSES_MAP[1];
  expect(addressOf('UniswapV3Factory')).toBe(published.v3CoreFactoryAddress);
  expect(addressOf('NonfungiblePositionManager')).toBe(published.nonfungiblePositionManagerAddress);
  expect(addressOf('GovernorBravo')).toBe(GOVERNANCE_BRAVO_ADDRESSES[1]);
  expect(addressOf('WETH')).toBe(WETH9[1]?.address);
});
