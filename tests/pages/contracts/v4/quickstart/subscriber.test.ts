import {readFileSync} from 'node:fs';
import PositionManager from '@uniswap/v4-periphery/foundry-out/PositionManager.sol/PositionManager.json';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/quickstart/subscriber');
const printed = readFileSync('examples/v4/liquidity/subscribe.output.txt', 'utf8');

test('names the selectors of PositionManager', () => {
  const selectors: Readonly<Record<string, string>> = PositionManager.methodIdentifiers;
  expect(page).toContain(
    `newSubscriber, data)\` \`0x${selectors['subscribe(uint256,address,bytes)']}\``,
  );
  expect(page).toContain(`\`unsubscribe(tokenId)\` \`0x${selectors['unsubscribe(uint256)']}\``);
});

test('states the gas of the removal', () => {
  const [, gas = '0'] = /to unsubscribe (\d+)/.exec(printed) ?? [];
  expect(page).toContain(`transaction takes ${Number(gas).toLocaleString('en-US')} gas.`);
});

test('counts nothing after each of the three ends', () => {
  for (const end of ['unsubscribed', 'transferred', 'burned']) {
    expect(printed).toMatch(new RegExp(`^${end} +0$`, 'm'));
  }
});
