import {afterAll, beforeAll, expect, test} from 'vitest';
import {startSandbox, type Sandbox} from '../../sandbox/startSandbox';
import {isDeep} from '../../testing/tier';
import {compareCommands} from './compareCommands';
import {compareReverts} from './compareReverts';
import {compareThrowers} from './compareThrowers';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({port: 0});
});
afterAll(() => sandbox.stop());

test('meets no revert that the notes of a function do not list', async () => {
  const {functions, calls, reverts, faults} = await compareReverts(sandbox, isDeep ? 200 : 10);
  console.log(`${functions} functions, ${calls} calls, ${reverts} reverts`);
  expect(faults).toEqual([]);
  expect(reverts).toBeGreaterThan(calls / 10);
});

test('meets no revert of SwapRouter02 whose entry names another thrower', async () => {
  const {functions, calls, reverts, faults} = await compareThrowers(sandbox, isDeep ? 200 : 10);
  console.log(`${functions} functions, ${calls} calls, ${reverts} reverts`);
  expect(faults).toEqual([]);
  expect(reverts).toBeGreaterThan(calls / 10);
});

test('meets no revert that the note of a command does not list', async () => {
  const {functions, calls, reverts, faults} = await compareCommands(sandbox, isDeep ? 200 : 20);
  console.log(`${functions} commands, ${calls} calls, ${reverts} reverts`);
  expect(faults).toEqual([]);
  expect(reverts).toBeGreaterThan(calls / 10);
});
