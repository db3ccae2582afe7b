import {readFileSync} from 'node:fs';
import PositionManager from '@uniswap/v4-periphery/foundry-out/PositionManager.sol/PositionManager.json';
import {type Abi, parseUnits} from 'viem';
import {expect, test} from 'vitest';
import {wordsOf} from '../../../../../examples/support/tickBitmap';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/guides/read-pool-state');
const printed = (program: string) =>
  readFileSync(`examples/v4/guides/${program}.output.txt`, 'utf8');

test('counts the words of the bitmap at both spacings', () => {
  expect(page).toContain(`has ${wordsOf(10).length} words`);
  expect(wordsOf(1)).toHaveLength(6_932);
  expect(page).toContain('spacing 1 has 6,932 words');
});

test('states the fees that both the program and the contract compute', () => {
  const [, wei = '', usdc = ''] =
    /3: ETH\/USDC[^]*?owed (\S+) ETH and (\S+) USDC/.exec(printed('readPositions')) ?? [];
  expect(page).toContain(`owed ${wei} ETH (\`${parseUnits(wei, 18)}\` wei)`);
  expect(page).toContain(`${usdc} USDC (\`${parseUnits(usdc, 6)}\`)`);
  expect(readFileSync('examples/foundry/PoolReader.t.output.txt', 'utf8')).toContain(
    `owed ETH: ${wei}`,
  );
});

test('computes the price of the formula', () => {
  const [, root = ''] = /sqrtPriceX96 (\d+)/.exec(printed('readPool')) ?? [];
  expect(page).toContain(`(${root} ÷`);
  expect((Number(root) / 2 ** 96) ** 2 * 10 ** 12).toBeCloseTo(2_000, 6);
});

test('says of PositionManager what its ABI has', () => {
  const abi = PositionManager.abi as Abi;
  const names = abi.map((item) => ('name' in item ? item.name : ''));
  expect(names).not.toContain('tokenOfOwnerByIndex');
  expect(names).toContain('balanceOf');
  const transfer = abi.find((item) => item.type === 'event' && item.name === 'Transfer');
  expect(transfer && 'inputs' in transfer && transfer.inputs.slice(0, 2)).toMatchObject([
    {name: 'from', indexed: true},
    {name: 'to', indexed: true},
  ]);
});
