import {readFileSync} from 'node:fs';
import {formatUnits, parseUnits, toFunctionSelector, toFunctionSignature} from 'viem';
import {expect, test} from 'vitest';
import {keeperAbi} from '../../../../../../examples/v3/liquidity/support/keeper';
import {compile} from '../../../../../../sandbox/compile';
import {readPage} from '../../../../../../testing/readPage';

const read = (file: string) => readFileSync(file, 'utf8');
const page = readPage('docs/contracts/v3/guides/providing-liquidity/the-full-contract');
const examples = 'examples/v3/liquidity';

test('lists every function of the contract with its selector', async () => {
  const {contracts} = await compile('examples/v3/liquidity/PositionKeeper.sol');
  const compiled = (contracts.PositionKeeper?.abi ?? []).filter(({type}) => type === 'function');
  const functions = compiled.flatMap((item) => (item.type === 'function' ? [item] : []));
  const ours = keeperAbi.filter(({type}) => type === 'function');

  expect(functions.map((item) => toFunctionSignature(item)).sort()).toEqual(
    ours.flatMap((item) => (item.type === 'function' ? [toFunctionSignature(item)] : [])).sort(),
  );
  const rows = page.split('\n').filter((line) => /^\| `/.test(line) && /`0x\w{8}`/.test(line));
  expect(rows.map((row) => row.split(/[| ]+/).slice(1, 3).join(' ')).sort()).toEqual(
    functions.map((item) => `\`${item.name}\` \`${toFunctionSelector(item)}\``).sort(),
  );
});

test('states what the depositor gains and loses', () => {
  const printed = read(`${examples}/lifeOfAPosition.output.txt`).split('\n');
  const change = (line: number, decimals: number): bigint => {
    const [, from = '', to = ''] = /(\S+) → (\S+)/.exec(printed[line] ?? '') ?? [];
    return parseUnits(to, decimals) - parseUnits(from, decimals);
  };
  expect(page).toContain(`gained ${formatUnits(change(16, 6), 6)} USDC`);
  expect(page).toContain(`lost ${-change(17, 18)} raw units of WETH`);
  const fees = [formatUnits(change(4, 6), 6), formatUnits(change(5, 18), 18)];
  expect(page).toContain(`pays ${fees[0]} USDC and ${fees[1]} WETH of fees`);
});
