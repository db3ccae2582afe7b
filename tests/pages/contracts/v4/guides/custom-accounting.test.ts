import {readFileSync} from 'node:fs';
import {parseUnits, toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/guides/custom-accounting');
const printed = (program: string) =>
  readFileSync(`examples/v4/hooks/${program}.output.txt`, 'utf8');

/** What a hook gained by each of the four swaps: ETH and USDC, as printed. */
const gains = (hook: string) =>
  [
    ...(`\n${printed('customAccounting')}`.split(`\n${hook}\n`)[1] ?? '').matchAll(
      /hook +\+?([\d.]+) ETH, \+?([\d.]+) USDC/g,
    ),
  ]
    .slice(0, 4)
    .map(([, ether = '', usdc = '']) => ({ether, usdc}));

/** "0.02 USDC (`20000`)" or "0.00001 ETH (`10000000000000` wei)". */
const inWords = ({ether, usdc}: {ether: string; usdc: string}) =>
  usdc === '0'
    ? `${ether} ETH (\`${parseUnits(ether, 18)}\` wei)`
    : `${usdc} USDC (\`${parseUnits(usdc, 6)}\`)`;

test('states what each hook kept of each of the four swaps', () => {
  const rows = ['pay 0.01 ETH', 'receive 20 USDC', 'pay 20 USDC', 'receive 0.01 ETH'];
  const [specified, unspecified] = [gains('SpecifiedFee'), gains('UnspecifiedFee')];
  expect(specified).toHaveLength(4);
  rows.forEach((what, index) => {
    const row = page.split('\n').find((line) => line.startsWith(`| ${what} |`)) ?? '';
    for (const gain of [specified[index], unspecified[index]]) {
      expect(gain && row).toContain(gain && inWords(gain));
    }
  });
});

test('sorts the specified currency as Hooks does, in all four cases', () => {
  for (const [zeroForOne, isInput] of [
    [true, true],
    [false, true],
    [true, false],
    [false, false],
  ] as const) {
    const specified = isInput === zeroForOne ? 'currency0' : 'currency1';
    const unspecified = isInput === zeroForOne ? 'currency1' : 'currency0';
    const row = page
      .split('\n')
      .find((line) => line.includes(`| \`${zeroForOne}\` | ${isInput ? 'below' : 'above'} 0 |`));
    expect(row).toContain(`| ${specified}, the ${isInput ? 'input' : 'output'} |`);
    expect(row).toContain(`| ${unspecified}, the ${isInput ? 'output' : 'input'} |`);
  }
});

test('shows quotes in which an unspecified delta moves the amount by itself alone', () => {
  const blocks = printed('hookDeltas').split('\n').slice(0, 28);
  for (let start = 0; start < 28; start += 7) {
    const [what = '', ...lines] = blocks.slice(start, start + 7);
    const decimals = what.endsWith('USDC') ? 6 : 18;
    const amounts = lines.map((line) => parseUnits(line.trim().split(' ').at(-1) ?? '', decimals));
    const [none = 0n, , , above = 0n, below = 0n, after = 0n] = amounts;
    const sign = what.includes('gets') ? -1n : 1n;
    const part = decimals === 6 ? 200_000n : 10n ** 14n;
    expect([above, below, after]).toEqual([
      none + sign * part,
      none - sign * part,
      none + sign * part,
    ]);
  }
});

test.each([
  'HookDeltaExceedsSwapAmount()',
  'CurrencyNotSettled()',
  'V4TooLittleReceived(uint256,uint256)',
])('reproduces %s and states its selector', (signature) => {
  const [name = ''] = signature.split('(');
  expect(page).toContain(`\`${name}\`, \`${toFunctionSelector(signature)}\``);
  expect(printed('hookDeltas')).toContain(name);
});
