import {parseEther, zeroAddress, type Hex} from 'viem';
import {expect, test} from 'vitest';
import {readCatalogue} from '../readCatalogue';
import {encodeAgain} from './encodeAgain';
import {NOW, reader, testExplainer} from './explainer.fixture';
import {statusText} from './statusText';

const catalogue = readCatalogue(process.cwd());
const {explain, said, addressOf} = testExplainer(catalogue);
const router = addressOf('UniversalRouterV2_1_1');
const valueWei = parseEther('1');

test('says how much a transaction without calldata sends, and where to', () => {
  expect(said('0x', {to: reader, valueWei})).toContain(
    `Sends 1 ETH (1000000000000000000 wei) to ${reader}; calls no function. If the address has code, its receive or fallback function runs.`,
  );
  expect(said('0x', {to: router, valueWei})).toContain(`to UniversalRouterV2_1_1 (${router});`);
  expect(encodeAgain(explain('0x', {to: reader}))).toBe('0x');
});

test('names no amount where the transaction is not known to send one', () => {
  expect(said('0x', {to: reader})).toContain(`Sends the ETH of the transaction to ${reader};`);
});

test.each<[string, Hex, string]>([
  ['an account', reader, 'other-recipient'],
  ['the zero address', zeroAddress, 'zero-recipient'],
  ['a contract of the protocol', router, 'contract-recipient'],
  ['a token', addressOf('USDC'), 'contract-recipient'],
])('warns of ETH for %s', (_what, to, id) => {
  expect(explain('0x', {to, valueWei})).toMatchObject({warnings: [{id}]});
});

test('warns of no ETH for the sender, nor of a send of nothing', () => {
  const options = {catalogue, nowSeconds: NOW, to: reader, sender: reader, valueWei} as const;
  const read = explain('0x', options);
  expect(read).toMatchObject({warnings: []});
  expect(statusText(read, options)).toContain('Checked: that no ETH goes to another account');
  expect(explain('0x', {to: router, valueWei: 0n})).toMatchObject({warnings: []});
});

test('asks where to for empty calldata without an address', () => {
  expect(explain('0x')).toMatchObject({
    kind: 'unread',
    message: expect.stringContaining('calls no function') as string,
  });
});
