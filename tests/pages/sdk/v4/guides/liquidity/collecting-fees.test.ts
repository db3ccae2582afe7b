import {readFileSync} from 'node:fs';
import {parseEther, parseUnits} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/sdk/v4/guides/liquidity/collecting-fees');
const printed = readFileSync('examples/sdk/v4/liquidity/collect.output.txt', 'utf8');

test('states the fees raw and in whole units, as owed and as received', () => {
  const [owed, received] = [
    ...printed.matchAll(/^(?:owed|received) +([\d.]+) ETH \+ ([\d.]+) USDC/gm),
  ];
  const [, ether = '', usdc = ''] = owed ?? [];
  expect(received?.slice(1)).toEqual([ether, usdc]);
  expect(page).toContain(`${ether} ETH (\`${parseEther(ether)}\` wei)`);
  expect(page).toContain(`${usdc} USDC (\`${parseUnits(usdc, 6)}\`)`);
});
