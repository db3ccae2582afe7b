import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {startingBalances} from '../../../../../sandbox/accounts';
import {standIns} from '../../../../../sandbox/tokens';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/sdk/v3/guides/local-development');

test('states what each test account starts with', () => {
  const {ETH, WETH, USDC, DAI, WBTC, UNI} = startingBalances;
  expect(USDC).toBe(DAI);
  const [ether, usdc, uni] = [ETH, USDC, UNI].map((whole) => whole?.toLocaleString('en-US'));
  expect(page).toContain(
    `starts with ${ether} ETH, ${WETH} WETH, ${usdc} USDC, ${usdc} DAI, ${WBTC} WBTC and ${uni} UNI.`,
  );
});

test('names the tokens that are stand-ins', () => {
  const symbols = standIns.map(({symbol}) => symbol);
  expect(symbols).toEqual(['USDC', 'DAI', 'WBTC']);
  expect(page).toContain('The stand-ins for USDC, DAI and WBTC have no pause');
});

test('explains each message that the program prints', () => {
  const printed = readFileSync('examples/sdk/v3/local/errors.output.txt', 'utf8');
  const table = page.slice(page.indexOf('{/* #troubleshooting */}'));
  const messages = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, message = '']) => message);
  expect(messages).toHaveLength(printed.trim().split('\n').length);
  for (const message of messages) expect(printed).toContain(message);
});
