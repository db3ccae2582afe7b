import {expect, test} from 'vitest';
import {bytesOf} from './instructions';
import {deployedBy} from './program';
import {revertsIn} from './revertsIn';

const hex = (text: string): string => Buffer.from(text).toString('hex');
const byte = (number: number): string => number.toString(16).padStart(2, '0');

/** What solc emits before the text of a require: selector, offset and length stored from 0 on. */
const head = (length: number): string =>
  `62461bcd60e51b6000526020600452${`60${byte(length)}`}602452`;
const REVERT = '60646000fd';

const short = `${head(3)}62${hex('LOK')}60e81b604452${REVERT}`;

test('reads a text that is pushed and shifted', () => {
  expect(revertsIn(bytesOf(short)).texts).toEqual(['LOK']);
});

test('joins a text that is stored in pieces of 32 bytes', () => {
  const text = 'call the pool before you mint a position';
  const [first, second] = [text.slice(0, 32), text.slice(32)];
  const code = `${head(40)}7f${hex(first)}60445267${hex(second)}60c01b606452${REVERT}`;
  expect(revertsIn(bytesOf(code)).texts).toEqual([text]);
});

test('reads a text that is copied from behind the code, up to its very end', () => {
  const text = 'ERC721: not yours';
  const codeWith = (from: number): string =>
    `${head(17)}601160${byte(from)}604439${REVERT}${hex(text)}`;
  const from = codeWith(0).length / 2 - text.length;
  expect(revertsIn(bytesOf(codeWith(from))).texts).toEqual([text]);
});

test('follows a jump between the selector and the revert', () => {
  const before = head(3);
  const target = before.length / 2 + 3;
  const code = `${before}60${byte(target)}565b62${hex('SPL')}60e81b604452${REVERT}`;
  expect(revertsIn(bytesOf(code)).texts).toEqual(['SPL']);
});

test('finds the selector of a custom error, stored to the left or to the right', () => {
  const left = '63756688fe60e01b60005260046000fd';
  const right = '5b63ff633a38600052600460' + '1cfd';
  expect(revertsIn(bytesOf(`${left}${right}`)).selectors).toEqual(['0x756688fe', '0xff633a38']);
});

test('leaves out a text that no revert sends', () => {
  expect(revertsIn(bytesOf(`65${hex('UNI-V2')}60d01b60005260206000f3`)).texts).toEqual([]);
});

test('leaves out Panic, and a text that is known only at run', () => {
  const panic = '634e487b7160e01b60005260246000fd';
  const passedOn = `5b${head(3)}600035604452${REVERT}`;
  expect(revertsIn(bytesOf(`${panic}${passedOn}`))).toEqual({texts: [], selectors: []});
});

test('leaves out a revert without data, whatever the memory holds', () => {
  const code = '63756688fe60e01b600052600080fd';
  expect(revertsIn(bytesOf(code)).selectors).toEqual([]);
});

test('does not read the code of another contract that this one deploys', () => {
  const deployed = `5b${short}`;
  const size = byte(deployed.length / 2);
  const creation = bytesOf(`60${size}600c60003960${size}6000f3${deployed}`);
  expect(revertsIn(creation).texts).toEqual([]);
  expect(revertsIn(deployedBy(creation)).texts).toEqual(['LOK']);
});
