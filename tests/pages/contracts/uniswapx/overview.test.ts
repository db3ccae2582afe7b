import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {CosignedPriorityOrder} from '@uniswap/uniswapx-sdk';
import {BigNumber} from 'ethers';
import {formatUnits, parseUnits} from 'viem';
import {expect, test} from 'vitest';
import {deployments} from '../../../../facts/registry/contracts';
import {readPage} from '../../../../testing/readPage';

const page = readPage('docs/contracts/uniswapx/overview');
const printed = readFileSync('examples/uniswapx/decay.output.txt', 'utf8');

const [start, end] = [parseUnits('2010', 6), parseUnits('1980', 6)];
const askedAt = (second: bigint) => {
  if (second <= 0n) return start;
  return second >= 90n ? end : start - ((start - end) * second) / 90n;
};
const inText = (amount: bigint) =>
  Number(formatUnits(amount, 6)).toLocaleString('en-US', {maximumFractionDigits: 6});

test('computes each amount of the table by its formula', () => {
  for (const [second, shown] of [
    [0n, '0'],
    [20n, '20'],
    [45n, '45'],
    [90n, '90 and more'],
  ] as const) {
    const amount = askedAt(second);
    expect(page).toContain(`| ${shown} | ${inText(amount)} USDC | \`${amount}\` |`);
  }
});

test('met the same amounts on the sandbox, from the quoter of orders and in a fill', () => {
  const lines = [...printed.matchAll(/^ *(-?\d+) s {2}([\d.]+) USDC$/gm)];
  expect(lines).toHaveLength(5);
  for (const [, second = '', amount = ''] of lines) {
    expect(parseUnits(amount, 6)).toBe(askedAt(BigInt(second)));
  }
});

test('scales a reserved output for other fillers until the second of the start', () => {
  const scaled = (start * 10_010n) / 10_000n;
  expect(page).toContain(`= ${inText(scaled)} USDC (\`${scaled}\`)`);
  const paid = [...printed.matchAll(/filler at \d s +([\d.]+) USDC/g)].map(([, usdc = '']) =>
    parseUnits(usdc, 6),
  );
  expect(paid).toEqual([start, scaled, askedAt(1n)]);

  const odd = ((start + 1n) * 10_010n) / 10_000n;
  expect(page).toContain('V1 rounds down to a raw unit');
  expect(printed).toContain(`2010.000001 USDC are ${formatUnits(odd, 6)} USDC`);
});

test('answers its questions by the formula', () => {
  expect(page).toContain(`${inText(askedAt(30n))} USDC: 30 USDC × 30/90`);
  expect(page).toContain(`cannot take ${inText(askedAt(45n))} USDC`);
});

test('names contracts that the registry has on the chain it says', () => {
  const named = [...page.matchAll(/<Address of="(\w+)"(?: chain={(\d+)})? \/>/g)];
  expect(named.length).toBeGreaterThanOrEqual(6);
  for (const [, contract, chain = '1'] of named) {
    expect(
      deployments.find((one) => one.contract === contract && one.chainId === Number(chain)),
    ).toMatchObject({product: 'uniswapx'});
  }
});

const sdk = path.dirname(createRequire(import.meta.url).resolve('@uniswap/uniswapx-sdk'));

test('moves a V3 order by block as the SDK does', async () => {
  const {getBlockDecayedAmount} = (await import(path.join(sdk, 'utils/dutchBlockDecay.js'))) as {
    getBlockDecayedAmount: (curve: object, block: number) => BigNumber;
  };
  const curve = {relativeBlocks: [4, 8], relativeAmounts: [20_000_000n, 30_000_000n]};
  const order = {...curve, decayStartBlock: 100, startAmount: BigNumber.from(start)};
  for (const [blocks, shown] of [
    [0, '0'],
    [2, '2'],
    [4, '4'],
    [5, '5'],
    [8, '8 and more'],
    [20, '8 and more'],
  ] as const) {
    const amount = getBlockDecayedAmount(order, 100 + blocks).toBigInt();
    expect(page).toContain(`| ${shown} | ${inText(amount)} USDC | \`${amount}\` |`);
  }
});

test('raises the output of a priority order as the SDK does', () => {
  const zero = '0x0000000000000000000000000000000000000000';
  const amounts = {token: zero, mpsPerPriorityFeeWei: BigNumber.from(1)};
  const info = {
    input: {token: zero, amount: BigNumber.from(1), mpsPerPriorityFeeWei: BigNumber.from(0)},
    outputs: [{...amounts, amount: BigNumber.from(2_000_000_000), recipient: zero}],
  };
  const order = new CosignedPriorityOrder(info as never, 8453);
  const {outputs} = order.resolve({priorityFee: BigNumber.from(10_000)});
  expect(outputs[0]?.amount.toString()).toBe('2002000000');
  expect(page).toContain('10,000 wei above the base raises an output of 2,000 USDC to 2,002 USDC');
});
