import {readFileSync} from 'node:fs';
import {toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/guides/dynamic-fee-hook');
const printed = (program: string) =>
  readFileSync(`examples/v4/hooks/${program}.output.txt`, 'utf8').split('\n');

test('states what 0.01 ETH bring and cost before and after the fee is stored', () => {
  const amounts = printed('dynamicFee')
    .slice(1, 3)
    .map((line) => line.match(/\d+\.\d+(?= USDC)/g) ?? []);
  const [[broughtFirst, costFirst] = [], [brings, costs] = []] = amounts;
  expect(page).toContain(`returns ${brings} USDC instead of ${broughtFirst}`);
  expect(page).toContain(`costs ${costs} USDC instead of ${costFirst}`);
});

test('states the fees that the swaps paid, and those that are stored', () => {
  const paid = printed('dynamicFee').flatMap((line) => /paid fee (\d+)/.exec(line)?.[1] ?? []);
  expect(page).toContain(`${paid[0]}, ${paid[1]} and ${paid[2]}.`);
  const stored = printed('dynamicFee')
    .slice(1, 4)
    .map((line) => /(\d+) {2}\d+\.\d+ USDC {2}/.exec(line)?.[1]);
  expect(stored).toEqual(['3000', '500', '0']);
  expect(page).toContain('while the stored fee is 0');
});

test.each([
  'UnauthorizedDynamicLPFeeUpdate()',
  'LPFeeTooLarge(uint24)',
  'PoolNotInitialized()',
  'InvalidFeeForExactOut()',
  'HookAddressNotValid(address)',
])('reproduces %s and states its selector', (signature) => {
  const [name = ''] = signature.split('(');
  expect(page).toContain(`\`${name}\`, \`${toFunctionSelector(signature)}\``);
  expect(printed('dynamicFeeErrors').join('\n')).toContain(name);
});
