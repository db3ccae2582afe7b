import {readFileSync} from 'node:fs';
import PoolManager from '@uniswap/v4-core/out/PoolManager.sol/PoolManager.json';
import {parseUnits} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/guides/flash-loans');
const printed = readFileSync('examples/v4/guides/flashLoan.output.txt', 'utf8');

test('states what PoolManager holds in the run', () => {
  const [, held = ''] = /of (\S+) USDC/.exec(printed) ?? [];
  expect(page.replaceAll(',', '')).toContain(`${held} USDC (\`${parseUnits(held, 6)}\`)`);
});

test('names the selectors of PoolManager', () => {
  const selectors: Readonly<Record<string, string>> = PoolManager.methodIdentifiers;
  expect(page).toContain(`\`unlock\` \`0x${selectors['unlock(bytes)']}\``);
  expect(page).toContain(`\`take\` \`0x${selectors['take(address,address,uint256)']}\``);
});

test('earns the same by both tools, at least the minimum', () => {
  const [, profit = '', least = ''] = /profit +(\S+) USDC, at least (\S+) USDC/.exec(printed) ?? [];
  expect(readFileSync('examples/foundry/FlashBorrower.t.output.txt', 'utf8')).toContain(
    `profit in USDC: ${profit}`,
  );
  expect(parseUnits(profit, 6)).toBeGreaterThan(parseUnits(least, 6));
});
