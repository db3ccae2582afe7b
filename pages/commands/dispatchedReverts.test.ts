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
  expect([
    ...dispatchedReverts('Router.execute', {graph, kind: 'command', noted: commands}),
  ]).toEqual(['TOO LITTLE', 'Payments.pay']);
});

test('leaves a revert that no command lists', () => {
  const commands = commandsWith(['Payments.pay'], []);
  expect([
    ...dispatchedReverts('Router.execute', {graph, kind: 'command', noted: commands}),
  ]).toEqual(['Payments.pay']);
});

test('takes what an action lists from a function that runs actions', () => {
  const running: RevertGraph = {
    ...graph,
    functions: {
      'Manager.run': failing('LOCKED', ['PositionManager._handleAction']),
      'PositionManager._handleAction': failing('NO ACTION', ['Manager.pay']),
      'Manager.pay': failing('TOO LITTLE'),
    },
  };
  const noted = commandsWith([]);
  expect([...dispatchedReverts('Manager.run', {graph: running, kind: 'action', noted})]).toEqual([
    'TOO LITTLE',
  ]);
  expect(dispatchedReverts('Manager.run', {graph: running, kind: 'command', noted}).size).toBe(0);
});

test('takes nothing from a function that runs no command', () => {
  const commands = commandsWith(['Payments.pay']);
  expect(dispatchedReverts('Router.callback', {graph, kind: 'command', noted: commands}).size).toBe(
    0,
  );
});

test('names what a command says and its code does not hold', () => {
  const noted = commandsWith(['Payments.pay', 'Router.execute']);
  expect(dispatchFaults([graph], {kind: 'command', noted})).toEqual([
    'command SWEEP names Router.execute, which the code of commands does not hold',
  ]);
});

test('holds an action to the code of every contract that runs actions', () => {
  const running = (name: string, text: string): RevertGraph => ({
    ...graph,
    functions: {[name]: failing(text)},
  });
  const graphs = [
    running('PositionManager._handleAction', 'NOT MINTED'),
    running('V4Router._handleAction', 'TOO LITTLE'),
  ];
  const noted = commandsWith(['NOT MINTED', 'TOO LITTLE', 'LATE']);
  expect(dispatchFaults(graphs, {kind: 'action', noted})).toEqual([
    'action SWEEP names LATE, which the code of actions does not hold',
  ]);
});
