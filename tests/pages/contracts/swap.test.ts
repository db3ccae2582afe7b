import {readFileSync} from 'node:fs';
import {toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../testing/readPage';

const page = readPage('docs/contracts/swap');
const linesOf = (program: string) =>
  readFileSync(`examples/contracts/${program}.output.txt`, 'utf8').trimEnd().split('\n');

/** The rows that the program printed for a currency, each as its cells. */
function swapsOf(pays: string) {
  const lines = linesOf('swapByEveryTool');
  const first = lines.indexOf(`exactly 1 ${pays} for USDC`) + 2;
  const end = lines.findIndex((line, at) => at > first && line.startsWith('for 2.1.2'));
  return lines.slice(first, end).map((line) => {
    const [pool, contract, by, paysBy, sent, bytes, gas, gasOfAll, ...rest] = line.split(/ {2,}/);
    const [received, usdc, minimum, call] = rest;
    const texts = {pool, contract, by, paysBy, sent, received, usdc, minimum, call};
    return {...texts, bytes: Number(bytes), gas: Number(gas), gasOfAll: Number(gasOfAll)};
  });
}

const [ofWeth, ofEther] = [swapsOf('WETH'), swapsOf('ETH')];
const number = (value: number) => value.toLocaleString('en');

/** A cell of the page, by what the program printed. */
const NAMES: Readonly<Record<string, string>> = {
  UniswapV2Router02: 'Router02',
  UniversalRouterV2_0: 'Universal Router 2.0',
  signature: 'Permit2, signed',
};
const named = (text = '') => NAMES[text] ?? text;
const inCode = (call = '') => call.replaceAll(/\w+/g, '`$&`');
const sdkOf = (by = '') => by.replace('hand, ', '');

test('has a row for every swap of the run, and no other', () => {
  const weth = ofWeth.map((one) => {
    const counts = [one.gas, one.gasOfAll, one.bytes].map(number);
    const way = [`${one.sent}, ${named(one.paysBy)}`, `${sdkOf(one.by)}: ${inCode(one.call)}`];
    return `| ${[one.pool, named(one.contract), ...counts, ...way].join(' | ')} |`;
  });
  const ether = ofEther.map((one) => {
    const counts = [one.gas, one.bytes].map(number);
    const way = `${sdkOf(one.by)}: ${inCode(one.call)}`;
    return `| ${[one.pool, named(one.contract), ...counts, way].join(' | ')} |`;
  });
  expect(weth).toHaveLength(9);
  expect(ether).toHaveLength(8);
  const rows = page.split('\n').filter((line) => /^\| v[234] \|/.test(line));
  expect(rows).toEqual([...weth, ...ether]);
});

test('states what every swap received, and its minimum', () => {
  for (const {received, usdc, minimum} of [...ofWeth, ...ofEther]) {
    expect(page).toContain(`received ${usdc} USDC (\`${received}\`)`);
    expect(page).toContain(`below ${minimum} USDC`);
  }
});

const find = (rows: typeof ofWeth, start: string) => {
  const found = rows.find(({contract, call}) => `${contract} ${call}`.startsWith(start));
  if (!found) throw new Error(`no row starts with ${start}`);
  return found;
};

test('computes the gas of the allowances', () => {
  const before = ({gas, gasOfAll}: {gas: number; gasOfAll: number}) => gasOfAll - gas;
  const plan = find(ofWeth, 'UniversalRouterV2_0 V3_SWAP');
  const signed = find(ofWeth, 'UniversalRouterV2_0 PERMIT2_PERMIT');
  const steps = [before(signed), before(plan) - before(signed)].map(number).join(' + ');
  expect(page).toContain(`${steps} gas; with a signature, ${number(before(signed))} gas and`);
  expect(page).toContain(`${number(signed.gas - plan.gas)} more in the swap`);
  for (const router of ['UniswapV2Router02', 'SwapRouter exact', 'SwapRouter02']) {
    expect(page).toContain(`| ${number(before(find(ofWeth, router)))} gas |`);
  }
});

test('computes what the two lists of v4, and a sweep, differ in', () => {
  const single = find(ofWeth, 'UniversalRouterV2_0 V4_SWAP(SWAP_EXACT_IN_SINGLE');
  const path = find(ofWeth, 'UniversalRouterV2_0 V4_SWAP(SWAP_EXACT_IN,');
  const differs = `${path.bytes - single.bytes} bytes and ${number(path.gas - single.gas)} gas less`;
  expect(page).toContain(differs);
  const swept = find(ofEther, 'UniversalRouterV2_0 V4_SWAP(SWAP_EXACT_IN_SINGLE');
  const sweep = `${swept.bytes - single.bytes} of the ${number(swept.bytes)} bytes`;
  expect(page).toContain(sweep);
});

test('compares ETH in v4 with ETH in v3', () => {
  const gas = (start: string) => number(find(ofEther, start).gas);
  const inV4 = gas('UniversalRouterV2_0 V4_SWAP(SWAP_EXACT_IN,');
  expect(page).toContain(`${inV4} gas against ${gas('UniversalRouterV2_0 WRAP_ETH, V3')} in v3`);
});

test('states the length of the plans for 2.1.2', () => {
  const line = linesOf('swapByEveryTool').find((text) => text.startsWith('for 2.1.2')) ?? '';
  const [v2, v3, v4] = [...line.matchAll(/(\d+) bytes/g)].map(([, bytes]) => number(Number(bytes)));
  expect(page).toContain(`for WETH in ${v2}, ${v3} and ${v4} bytes`);
});

test('explains every failure that its program makes', () => {
  const [, ...rows] = linesOf('swapFailures');
  expect(rows).toHaveLength(7);
  const explained = page.slice(page.indexOf('| What you see'));
  for (const message of rows.flatMap((row) => row.split(/ {2,}/).slice(1))) {
    const name = message.replace(/^.*: /, '').replace(/\(.*/, '');
    expect(explained).toContain(`\`${name}\``);
  }
});

test.each([
  'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
  'swapExactETHForTokens(uint256,address[],address,uint256)',
  'exactInputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))',
  'multicall(uint256,bytes[])',
  'swapExactTokensForTokens(uint256,uint256,address[],address)',
  'exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))',
  'execute(bytes,bytes[],uint256)',
])('has the selector of %s', (signature) => {
  expect(page).toContain(`\`${toFunctionSelector(`function ${signature}`)}\``);
});
