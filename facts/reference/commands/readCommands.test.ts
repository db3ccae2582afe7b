import {readFileSync} from 'node:fs';
import {parseAbiParameters} from 'viem';
import {expect, test} from 'vitest';
import {command as sent} from '../../../examples/universal-router/support/commands';
import {readSolidity} from '../solidity';
import {commandSet} from './commandSet';
import {readCommands, readOlderCommands} from './readCommands';
import {readDispatcher} from './readDispatcher';
import {tupleOf} from './tupleOf';

const contracts = readSolidity(process.cwd());
const set = readCommands(process.cwd(), contracts);
const bytes = Object.fromEntries(set.commands.map(({name, byte}) => [name, byte]));
const inputsOf = (name: string) => set.commands.find((one) => one.name === name)?.inputs;

test('has every command that the compiler reads in the package, and nothing else', () => {
  const {constants = []} = contracts.get('@uniswap/universal-router/Commands') ?? {};
  const {FLAG_ALLOW_REVERT, COMMAND_TYPE_MASK, ...commands} = Object.fromEntries(
    constants.map(({name, value}) => [name, Number(value)]),
  );
  expect(bytes).toEqual(commands);
  expect([set.mask, set.flag]).toEqual([COMMAND_TYPE_MASK, FLAG_ALLOW_REVERT]);
});

test('has the commands that the deployed code knows', () => {
  const output = readFileSync('examples/universal-router/commandBytes.output.txt', 'utf8');
  const [, known = ''] = /2\.1\.0 has \d+: (.+)/.exec(output) ?? [];
  expect(Object.values(bytes)).toEqual(known.split(' ').map(Number));
});

test('has the bytes that the programs send', () => {
  expect(bytes).toMatchObject(sent);
});

test('reads the values of a command at their places', () => {
  expect(inputsOf('V2_SWAP_EXACT_IN')).toEqual([
    {name: 'recipient', type: 'address'},
    {name: 'amountIn', type: 'uint256'},
    {name: 'amountOutMin', type: 'uint256'},
    {name: 'path', type: 'address[]'},
    {name: 'payerIsUser', type: 'bool'},
  ]);
  expect(inputsOf('EXECUTE_SUB_PLAN')).toEqual([
    {name: 'commands', type: 'bytes'},
    {name: 'inputs', type: 'bytes[]'},
  ]);
});

test('takes structs apart as a client library parses them', () => {
  const tuple = tupleOf(inputsOf('PERMIT2_PERMIT') ?? [], set.structs);
  expect(tuple).toBe(
    '((address token, uint160 amount, uint48 expiration, uint48 nonce) details, address spender, uint256 sigDeadline) permitSingle, bytes data',
  );
  expect(parseAbiParameters(tuple)).toHaveLength(2);
  expect(tupleOf(inputsOf('ACROSS_V4_DEPOSIT_V3') ?? [], set.structs)).toContain(
    'bool useNative) params',
  );
});

test('knows which commands report a failure', () => {
  const reporting = set.commands.filter(({reports}) => reports).map(({byte}) => byte);
  expect(reporting).toEqual([0x03, 0x0a, 0x0e, 0x11, 0x12, 0x13, 0x14, 0x21]);
});

test('names a constant that the dispatcher does not handle', () => {
  const constants = 'uint256 constant WRAP_ETH = 0x0b;';
  expect(() => commandSet({constants, dispatcher: '', sources: '', structs: {}})).toThrow(
    'the dispatcher does not handle WRAP_ETH',
  );
});

test('reads no place out of a comment', () => {
  const source = `if (command == Commands.WRAP_ETH) {
    address first;
    uint256 second;
    second := inputs.offset // not 0x40
    first := calldataload(add(inputs.offset, 0x20))
  } else {`;
  expect(readDispatcher(source).get('WRAP_ETH')?.inputs).toEqual([
    {name: 'second', type: 'uint256'},
    {name: 'first', type: 'address'},
  ]);
});

test('reads what a function of the dispatcher reads for a command', () => {
  const {commands} = readOlderCommands(process.cwd(), set);
  const inputs = commands.find(({name}) => name === 'FOUNDATION')?.inputs ?? [];
  expect(tupleOf(inputs, {})).toBe(
    'uint256 value, bytes data, address recipient, address token, uint256 id',
  );
});

test('has contracts as addresses, and enums as bytes', () => {
  const {commands} = readOlderCommands(process.cwd(), set);
  expect(commands.find(({name}) => name === 'APPROVE_ERC20')?.inputs).toEqual([
    {name: 'token', type: 'address'},
    {name: 'spender', type: 'uint8'},
  ]);
});
