import {readFileSync} from 'node:fs';
import {V4PositionManager} from '@uniswap/v4-sdk';
import {toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/sdk/v4/guides/liquidity/minting-position');
const printed = (program: string) =>
  readFileSync(`examples/sdk/v4/liquidity/${program}.output.txt`, 'utf8');

test('states the selectors that the SDK encodes', () => {
  const {INTERFACE} = V4PositionManager;
  const modify = INTERFACE.getSighash('modifyLiquidities');
  expect(page).toContain(`\`modifyLiquidities\` \`${modify}\``);
  expect(page).toContain(`\`multicall\` \`${toFunctionSelector('multicall(bytes[])')}\``);
});

test('states how far the maxima are above the cost', () => {
  const amounts = [...printed('mint').matchAll(/([\d.]+) ETH \+ ([\d.]+) USDC/g)];
  const [now, most] = amounts.map(([, ether, usdc]) => [Number(ether), Number(usdc)]);
  const above = (most ?? []).map((amount, at) =>
    ((amount / (now?.[at] ?? 0) - 1) * 100).toFixed(2),
  );
  expect(page).toContain(`These maxima are ${above.join('% and ')}% above the cost`);
});

test('states what is left of the permit', () => {
  const [, left] = /not used: ([\d.]+ USDC)/.exec(printed('mint')) ?? [];
  expect(page).toContain(`The unused part of the permit, ${left}, expires at the deadline`);
});

test('explains each error that the programs print', () => {
  const table = page.slice(page.indexOf('{/* #troubleshooting */}'));
  const add = printed('errors').split('\n').slice(0, 4).join('\n');
  const names = [...(add.match(/(?<=failed: )\w+/g) ?? []), 'AllowanceExpired'];
  expect(names).toHaveLength(5);
  for (const name of names) expect(table).toContain(name);
  expect(new Set(printed('permitErrors').match(/\w+$/gm))).toEqual(
    new Set(['AllowanceExpired', 'InsufficientAllowance']),
  );
});
