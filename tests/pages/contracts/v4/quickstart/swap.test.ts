import {readFileSync} from 'node:fs';
import {parseUnits, toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/quickstart/swap');
const linesOf = (program: string) =>
  readFileSync(`examples/v4/swaps/${program}.output.txt`, 'utf8').trim().split('\n');

test('states the amounts that the program prints', () => {
  const [sale = '', , purchase = '', bought = '', , , , paid = ''] = linesOf('swap');
  const [, quoted = '', minimum = ''] = /quoted (\S+) USDC, at least (\S+) USDC/.exec(sale) ?? [];
  expect(page).toContain(`is ${quoted} USDC (\`${parseUnits(quoted, 6)}\`)`);
  expect(page).toContain(`rounded down: ${minimum} USDC`);
  const [, needed = ''] = /quoted (\S+) ETH/.exec(purchase) ?? [];
  expect(page).toContain(`needed ${needed} ETH`);
  expect(bought).toContain(`ETH -${needed}`);
  const [, most = ''] = /at most (\S+) USDC/.exec(linesOf('swap')[6] ?? '') ?? [];
  const [, taken = ''] = /USDC -(\S+)/.exec(paid) ?? [];
  expect(page).toContain(`took ${taken} USDC of the ${most} USDC that you allowed`);
});

test('shows a contract that changes what the client changes', () => {
  const ofClient = linesOf('swap').filter((line) => !line.startsWith('quoted'));
  expect(linesOf('swapContract').slice(0, 4)).toEqual(ofClient);
});

test('answers for the selectors of the errors that it explains', () => {
  for (const error of [
    'V4TooLittleReceived(uint256,uint256)',
    'CurrencyNotSettled()',
    'TransactionDeadlinePassed()',
  ]) {
    expect(page).toContain(`'${toFunctionSelector(`function ${error}`)}'`);
  }
});

test('explains every error that its program makes', () => {
  const names = linesOf('swapErrors').map((line) => line.slice(26).replace(/\(.*/, ''));
  expect(names).toHaveLength(10);
  for (const name of names) expect(page).toMatch(new RegExp(String.raw`\| (\[?\x60)?${name}`));
});
