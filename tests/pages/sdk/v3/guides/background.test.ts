import {readFileSync} from 'node:fs';
import {CurrencyAmount, Token} from '@uniswap/sdk-core';
import {BigNumber} from 'ethers';
import {parseUnits} from 'viem';
import {expect, test} from 'vitest';
import packageJson from '../../../../../package.json';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/sdk/v3/guides/background');
const printed = (program: string) =>
  readFileSync(`examples/sdk/v3/setup/${program}.output.txt`, 'utf8');

test('states how many chains have another factory or a wrapped coin', () => {
  const output = printed('firstPool');
  const [, listed] = /of which (\d+) have addresses/.exec(output) ?? [];
  const [, other] = /(\d+) have another v3 factory/.exec(output) ?? [];
  const [, wrapped] = /(\d+) have a wrapped coin/.exec(output) ?? [];
  expect(page).toContain(`Of the ${listed} chains whose addresses`);
  expect(page).toContain(`lists, ${other} have a different factory`);
  expect(page).toContain(`no wrapped coin for this chain; it has one for ${wrapped}`);

  const [, ids] = /(\d+) ids/.exec(output) ?? [];
  expect(page).toContain(`| [\`ChainId\`](/sdk/core/reference/enums/ChainId) | ${ids} ids |`);
  expect(page).toContain(`| \`CHAIN_TO_ADDRESSES_MAP\` | ${listed} chains |`);
  expect(page).toContain(
    `| \`WETH9\`, \`Ether.onChain(id).wrapped\` | ${wrapped} of the ${ids} ids |`,
  );
  expect(page).toContain(
    `\`sdk-core\` ${packageJson.dependencies['@uniswap/sdk-core']} does not list`,
  );
});

test('names each error that the programs print', () => {
  const codes = [...new Set(printed('loading').match(/ERR_\w+/g))];
  expect(codes).toHaveLength(2);
  for (const code of codes) expect(page).toContain(`\`${code}\``);

  const messages = printed('traps').match(/Could not parse fraction|Invariant failed: \w+/g);
  expect(messages).toHaveLength(3);
  for (const message of messages ?? []) expect(page).toContain(`| \`${message}\` |`);
});

test('converts integers as the table says', () => {
  const token = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6);
  const value = parseUnits('1.5', 6);
  const amount = CurrencyAmount.fromRawAmount(token, String(value));
  expect(BigInt(amount.quotient.toString())).toBe(value);
  const ofEthers = BigNumber.from(amount.quotient.toString());
  expect(CurrencyAmount.fromRawAmount(token, ofEthers.toString()).equalTo(amount)).toBe(true);
  expect(amount.toExact()).toBe('1.5');
});
