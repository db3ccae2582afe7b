import {readFileSync} from 'node:fs';
import {toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {factory} from '../../../../../examples/v1/support/v1';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v1/guides/connect-to-uniswap');
const program = readFileSync('examples/v1/connect.ts', 'utf8');

test('states the selectors of the factory', () => {
  for (const name of ['getExchange', 'exchangeTemplate']) {
    const item = factory.abi.find((one) => one.type === 'function' && one.name === name);
    const selector = item?.type === 'function' && toFunctionSelector(item);
    expect(page).toMatch(new RegExp(`\`${name}\\(\\w*\\)\`, \`${selector}\``));
  }
});

test('states the quote that the formula gives', () => {
  const [dx, x, y] = [10n ** 18n, 100n * 10n ** 18n, 200_000n * 10n ** 6n];
  const quote = (997n * dx * y) / (1_000n * x + 997n * dx);
  expect(page).toContain(`1,974.316068 USDC (\`${quote}\`)`);
});

test('names the messages that the program has', () => {
  for (const message of ['no factory on this chain', 'the token has no v1 exchange']) {
    expect(page).toContain(`| \`${message}\``);
    expect(program).toContain(`'${message}'`);
  }
});
