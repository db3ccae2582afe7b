import {expect, test} from 'vitest';
import {linesOf} from '../../testing/linesOf';
import {checkCommands} from './checkCommands';
import {commandNodes} from './commandNodes';
import {routerCommands, routerNotes} from '../../testing/commands.fixture';

const lines = linesOf(
  commandNodes({set: routerCommands, notes: routerNotes(), entryOf: (one) => `#${one}`}),
);
const faults = (payBack = {}, isInAtlas = true) =>
  checkCommands({set: routerCommands, notes: routerNotes(payBack), isInAtlas: () => isInAtlas});

test('lists every command with its byte and what a failure does', () => {
  expect(lines).toContain('0x05 | [PAY_BACK](#pay-back) | Pays a debt. | reverts all');
  expect(lines).toContain('0x11 | [CALL_ON](#call-on) | Calls on. | reports');
});

test('gives each a heading that others can link to, and its byte with the flag', () => {
  expect(lines).toContain('### PAY_BACK {#pay-back}');
  expect(lines).toContain(
    'Byte 0x05 · With the flag 0x85 · Reverts the whole call: the flag has no effect',
  );
});

test('shows the types to copy, and a row for each field', () => {
  expect(lines).toContain('solidity: address recipient, (uint256 owed) debt');
  expect(lines).toContain('debt.owed | uint256, wei | How much.');
});

test('says whose calldata is handed on, and why nothing runs', () => {
  expect(lines).toContain('Input The calldata of mint.');
  expect(lines).toContain('No example It cannot.');
});

test('leads to the entry of each revert', () => {
  expect(lines).toContain('- [TooPoor()](#TooPoor()): The router holds less.');
});

test('finds nothing wrong with notes that fit', () => {
  expect(faults()).toEqual([]);
});

test('names what is missing, and what is too much', () => {
  expect(faults({inputs: {recipient: {is: 'Who.'}, path: {is: 'What.'}}})).toEqual([
    'command PAY_BACK: it has no value "path"; it has: recipient, debt.owed',
    'command PAY_BACK: the value "debt.owed" has no meaning',
    'command PAY_BACK: the number "debt.owed" has no unit',
  ]);
  expect(faults({}, false)).toEqual([
    'command PAY_BACK: the atlas does not have the error "TooPoor()"',
  ]);
});

test('refuses a command without a note, and a note without its command', () => {
  const {PAY_BACK, ...rest} = routerNotes();
  const notes = {...rest, ...(PAY_BACK && {PAY_BAK: PAY_BACK})};
  expect(checkCommands({set: routerCommands, notes, isInAtlas: () => true})).toEqual([
    'a note is for command "PAY_BAK", which the package lacks; it has: PAY_BACK, CALL_ON',
    'command PAY_BACK has no note; write what it does under "commands"',
  ]);
});
