import {readFileSync} from 'node:fs';
import lens from '@uniswap/v4-periphery/foundry-out/StateView.sol/StateView.json';
import {type Abi, toFunctionSelector, toFunctionSignature} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/quickstart/manage-liquidity/collect');

test.each([
  ['getFeeGrowthInside', 'getFeeGrowthInside(bytes32,int24,int24)'],
  ['getPositionInfo', 'getPositionInfo(bytes32,bytes32)'],
])('has the selector of %s as StateView has it', (name, signature) => {
  const found = (lens.abi as Abi).find(
    (item) => item.type === 'function' && toFunctionSignature(item) === signature,
  );
  expect(found).toBeDefined();
  expect(page).toContain(`\`${name}\` \`${toFunctionSelector(signature)}\``);
});

test('receives what was owed, and the token shows it in its event', () => {
  const printed = readFileSync('examples/v4/liquidity/collect.output.txt', 'utf8');
  const [, owed = ''] = /owed {11}(.*)/.exec(printed) ?? [];
  expect(printed).toContain(`received       ${owed}`);
  const [, usdc = ''] = /\+ (\S+) USDC/.exec(owed) ?? [];
  expect(printed).toContain(`Transfer value ${Math.round(Number(usdc) * 1e6)}`);
});
