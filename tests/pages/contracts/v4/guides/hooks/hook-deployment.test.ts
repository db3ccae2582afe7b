import {encodeDeployData, keccak256} from 'viem';
import {expect, test} from 'vitest';
import {create2Deployer} from '../../../../../../facts/registry/create2Deployer';
import {addressOf} from '../../../../../../sandbox/addressOf';
import {compile} from '../../../../../../sandbox/compile';
import {
  CREATE2_DEPLOYER,
  minerFields,
} from '../../../../../../src/components/instruments/hookMiner/minerFields';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/guides/hooks/hook-deployment');

test('begins the miner with the hook of the page and the deployer of the registry', async () => {
  const {contracts} = await compile('examples/v4/hooks/SwapCounter.sol');
  const hook = contracts.SwapCounter;
  if (!hook) throw new Error('SwapCounter.sol has no contract SwapCounter');
  const initCode = encodeDeployData({...hook, args: [addressOf('PoolManager')]});
  expect(minerFields.code.initial).toBe(keccak256(initCode));
  expect(new Set(create2Deployer.map(({address}) => address))).toEqual(new Set([CREATE2_DEPLOYER]));
});

test('says how often a search succeeds', () => {
  const missed = (tries: number) => (1 - 1 / 16_384) ** tries;
  expect(page).toContain(`After 16,384 tries, ${Math.round(100 * (1 - missed(16_384)))} %`);
  expect(page).toContain(`after 76,000, ${Math.round(100 * (1 - missed(76_000)))} %`);
  expect(Math.round(1 / missed(160_444) / 1_000)).toBe(18);
});
