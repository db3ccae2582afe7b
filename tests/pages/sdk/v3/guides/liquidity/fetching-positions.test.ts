import {readFileSync} from 'node:fs';
import {NonfungiblePositionManager} from '@uniswap/v3-sdk';
import {toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const read = (file: string) => readFileSync(file, 'utf8');
const page = readPage('docs/sdk/v3/guides/liquidity/fetching-positions');
const printed = read('examples/sdk/v3/liquidity/fetchPositions.output.txt');

test('states the selectors of what is asked', () => {
  const ofIndex = NonfungiblePositionManager.INTERFACE.getSighash('tokenOfOwnerByIndex');
  expect(page).toContain(`\`tokenOfOwnerByIndex\`, selector \`${ofIndex}\``);
  const ofPool = toFunctionSelector('function positions(bytes32)');
  expect(page).toContain(`\`positions(bytes32)\`, \`${ofPool}\``);
});

test('describes the position out of range what was printed', () => {
  const [, id, upper = '', held = ''] =
    /(\d+) +0\.3%, \S+ to (\S+) USDC per WETH, out of range\n +holds +(\S+) USDC/.exec(printed) ??
    [];
  const whole = (text: string) => text.replace(/^\d+/, (n) => Number(n).toLocaleString('en-US'));
  expect(page).toContain(
    `Position ${id} is out of [range](/concepts/glossary#range): it waits with ${whole(held)} USDC for WETH to fall to ${whole(upper)} USDC`,
  );
});

test('names the empty position', () => {
  const [, id] = /(\d+) .*, empty/.exec(printed) ?? [];
  expect(page).toContain(`Position ${id} is empty`);
});
