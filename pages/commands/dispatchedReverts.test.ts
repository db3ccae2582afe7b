import {expect, test} from 'vitest';
import type {RevertGraph} from '../../facts/reference/reverts/model';
import type {CommandNote} from './commandNote';
import {dispatchedReverts, dispatchFaults} from './dispatchedReverts';

const failing = (text: string, calls: string[] = []) => ({
  file: 'Router.sol',
  calls,
  causes: [{kind: 'require', text, line: 3} as const],
});

const graph: RevertGraph = {
  isChecked: true,
  entries: [],
  functions: {
    'Router.execute': failing('LATE', ['Router.check', 'Dispatcher.dispatch']),
    'Router.check': failing('SHARED'),
    'Dispatcher.dispatch': failing('NO COMMAND', ['Payments.sweep', 'Payments.pay']),
    'Payments.sweep': failing('TOO LITTLE', ['Router.check']),
    'Payments.pay': failing(''),
    'Router.callback': failing('', ['Payments.sweep']),
  },
};

const commandsWith = (from: string[], errors = ['LATE', 'SHARED', 'TOO LITTLE']) => ({
  SWEEP: {
    reverts: [
      ...errors.map((error) => ({error, when: 'It fails.'})),
      {error: 'none', when: 'It fails.', from},
    ],
  } as Partial<CommandNote> as CommandNote,
});

test('takes from a function what a command lists, and nothing that it does itself', () => {
  const commands = commandsWith(['Payments.pay']);
  expect([...dispatchedReverts('Router.execute', {graph, commands})]).toEqual([
    'TOO LITTLE',
    'Payments.pay',
  ]);
});

test('leaves a revert that no command lists', () => {
  const commands = commandsWith(['Payments.pay'], []);
  expect([...dispatchedReverts('Router.execute', {graph, commands})]).toEqual(['Payments.pay']);
});

test('takes nothing from a function that runs no command', () => {
  const commands = commandsWith(['Payments.pay']);
  expect(dispatchedReverts('Router.callback', {graph, commands}).size).toBe(0);
});

test('names what a command says and its code does not hold', () => {
  expect(dispatchFaults(graph, commandsWith(['Payments.pay', 'Router.execute']))).toEqual([
    'command SWEEP names Router.execute, which the code of commands does not hold',
  ]);
});
