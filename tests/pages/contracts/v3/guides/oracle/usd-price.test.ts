import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v3/guides/oracle/usd-price');
const printed = (program: string) =>
  readFileSync(`examples/v3/oracle/${program}.output.txt`, 'utf8');

test('states what the pool says with USDC at 90 cents, and how far off a dollar for it would be', () => {
  const [, dollars = ''] =
    /USDC at \$0\.90: by pool \$([\d.]+)/.exec(printed('usdPriceErrors')) ?? [];
  const usdc = (Number(dollars) / 0.9).toLocaleString('en-US', {maximumFractionDigits: 2});
  const usd = Number(dollars).toLocaleString('en-US', {maximumFractionDigits: 2});
  expect(page).toContain(`a pool price of ${usdc} USDC is \\$${usd}.`);
  expect((1 / 0.9 - 1) * 100).toBeCloseTo(11, 0);
  expect(page).toContain('value WETH 11% too high');
});

test('gives in dollars what the pool gives in USDC, times the price of USDC', () => {
  const [, usdc = ''] = /, ([\d.]+) USDC per WETH/.exec(printed('usdPrice')) ?? [];
  const [, dollars = ''] = /by pool +\$([\d.]+)/.exec(printed('usdPrice')) ?? [];
  expect(Number(dollars)).toBeCloseTo(Number(usdc) * 0.9998, 5);
});

test('names each message that the contract reverts with', () => {
  const contract = readFileSync('examples/v3/oracle/UsdPrice.sol', 'utf8');
  const asked = contract.slice(contract.indexOf('function price()'));
  for (const [, message = ''] of asked.matchAll(/require\([^;]*, '([^']+)'\)/g)) {
    expect(page).toContain(`| \`${message}\` |`);
  }
});

test('states how much of OracleLibrary a newer compiler rejects', () => {
  const packages = createRequire(import.meta.url);
  const solc = packages('solc') as {
    version: () => string;
    compile: (input: string, callbacks: {import: (file: string) => {contents: string}}) => string;
  };
  const library = '@uniswap/v3-periphery/contracts/libraries/OracleLibrary.sol';
  const sources = {'Copy.sol': {content: `pragma solidity ^0.8.0; import '${library}';`}};
  const readWithoutPragma = (file: string) => ({
    contents: readFileSync(packages.resolve(file), 'utf8').replace(/pragma solidity[^;]*;/, ''),
  });
  const input = {language: 'Solidity', sources, settings: {outputSelection: {}}};
  const output = solc.compile(JSON.stringify(input), {import: readWithoutPragma});
  const {errors} = JSON.parse(output) as {errors: {severity: string}[]};
  expect(errors.filter(({severity}) => severity === 'error')).toHaveLength(6);
  expect(page).toContain(`${solc.version().split('+')[0]} rejects six expressions`);
});
