import {readFileSync} from 'node:fs';
import quoter from '@uniswap/v3-periphery/artifacts/contracts/lens/Quoter.sol/Quoter.json';
import quoterV2 from '@uniswap/v3-periphery/artifacts/contracts/lens/QuoterV2.sol/QuoterV2.json';
import {TickMath} from '@uniswap/v3-sdk';
import {toFunctionSelector, type Abi} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../../testing/readPage';

const folder = 'docs/contracts/v3/reference/periphery/lens';
const quotesOf = ({abi}: {abi: unknown}) =>
  (abi as Abi).flatMap((entry) =>
    entry.type === 'function' && entry.name.startsWith('quote') ? [toFunctionSelector(entry)] : [],
  );

test('states the range of the price after a swap without a limit', () => {
  const [lowest, highest] = [TickMath.MIN_SQRT_RATIO, TickMath.MAX_SQRT_RATIO].map(String);
  expect(readFileSync(`${folder}/QuoterV2.yaml`, 'utf8')).toContain(
    `${BigInt(lowest ?? 0) + 1n} to ${BigInt(highest ?? 0) - 1n}`,
  );
});

test('counts the selectors that both quoters share', () => {
  const ofQuoter = quotesOf(quoter);
  expect(quotesOf(quoterV2).filter((selector) => ofQuoter.includes(selector))).toHaveLength(2);
  for (const name of ['Quoter', 'QuoterV2']) {
    expect(readPage(`${folder}/${name}`)).toContain('shares two selectors with it');
  }
});
