import {readFileSync} from 'node:fs';
import {toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/guides/hooks/msg-sender');
const quoterOf = (release: string) =>
  readFileSync(`node_modules/${release}/src/lens/V4Quoter.sol`, 'utf8');

test('states the selector of msgSender', () => {
  expect(page).toContain(`has the selector \`${toFunctionSelector('function msgSender()')}\``);
});

test('says which releases of V4Quoter have msgSender', () => {
  expect(page).toContain('V4Quoter of v4-periphery 1.0.1, as on Ethereum | quotes | nothing');
  expect(quoterOf('v4-periphery-1.0.1')).not.toContain('function msgSender');
  expect(quoterOf('@uniswap/v4-periphery')).toContain('function msgSender');
});

test('explains each refusal that the program prints', () => {
  const output = readFileSync('examples/v4/hooks/msgSender.output.txt', 'utf8');
  const [table = ''] = page.split('{/* #troubleshooting */}').slice(1);
  const errors = [...output.matchAll(/WrappedError > (\w+)\(/g)].map(([, name]) => name);
  expect(errors).toHaveLength(3);
  for (const error of errors) expect(table).toContain(`| \`${error}(`);
});
