import {isHash, parseUnits} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../testing/readPage';

const page = readPage('docs/concepts/governance/changelog');
const grouped = (value: number) => value.toLocaleString('en');

test.each([
  [40_000_000, '4%'],
  [10_000_000, '1%'],
  [2_500_000, '0.25%'],
  [1_000_000, '0.1%'],
])('gives %i UNI as a share of the first supply', (uni, share) => {
  expect(`${(uni * 100) / 1_000_000_000}%`).toBe(share);
  expect(page).toContain(`${grouped(uni)} UNI (${share})`);
});

test('states the first threshold as a raw value', () => {
  expect(page).toContain(`\`${parseUnits('10000000', 18)}\` raw`);
});

test('states blocks of proposal 9 that fit the delay and the period', () => {
  const start = 13_538_153 + 13_140;
  expect(page).toContain(`start block was ${grouped(start)} (13,140 later)`);
  expect(page).toContain(`end block was ${grouped(start + 40_320)} (40,320 later)`);
});

test('links each transaction with the hash it shows', () => {
  const linked = [...page.matchAll(/etherscan\.io\/tx\/(0x\w+)/g)].map(([, hash]) => hash);
  const shown = [...page.matchAll(/^(0x\w+)$/gm)].map(([, hash]) => hash);
  expect(linked).toEqual(shown);
  for (const hash of shown) expect(isHash(String(hash))).toBe(true);
});
