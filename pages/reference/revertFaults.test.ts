import {expect, test} from 'vitest';
import type {RevertGraph} from '../../facts/reference/reverts/model';
import type {MemberNote} from './contractNotes';
import type {NotedPage} from './readNotes';
import {revertFaults} from './revertFaults';
import {throwerFaults} from './throwerFaults';

const KEY = '@uniswap/v3-core/Pool';
const graph: RevertGraph = {
  isChecked: false,
  entries: [{signature: 'mint(uint128)', selector: '0x00000001', function: 'Pool.mint'}],
  functions: {
    'Pool.mint': {
      file: 'Pool.sol',
      calls: ['FullMath.mulDiv', 'Tick.check'],
      causes: [{kind: 'call', text: 'ICallback.pay', line: 3}],
    },
    'FullMath.mulDiv': {
      file: 'FullMath.sol',
      calls: [],
      causes: [{kind: 'require', text: '', line: 5}],
    },
    'Tick.check': {file: 'Tick.sol', calls: [], causes: [{kind: 'require', text: 'TLU', line: 7}]},
  },
};

const ALL: MemberNote = {
  does: 'Mints.',
  reverts: [
    {error: 'TLU', when: 'The ticks are wrong.'},
    {error: 'passed on', when: 'The callback reverts.', from: ['ICallback.pay']},
  ],
  unreachable: [{from: ['FullMath.mulDiv'], why: 'It fits.'}],
};

function sourcesWith(note: MemberNote) {
  const member = {
    kind: 'function',
    name: 'mint',
    signature: 'mint(uint128)',
    selector: '0x00000001',
  };
  const contract = {key: KEY, name: 'Pool', members: [member]};
  const page = {
    route: '/pool',
    file: 'docs/pool.yaml',
    notes: {contract: KEY, functions: {mint: note}},
  };
  return {
    page: page as never,
    sources: {
      contracts: new Map([[KEY, contract]]) as never,
      graphs: new Map([[KEY, graph]]),
      pages: new Map([[KEY, page]]) as never,
    },
  };
}

const faultsOf = (note: MemberNote) => {
  const {page, sources} = sourcesWith(note);
  return revertFaults(page, sources);
};

test('accepts notes that list each revert, or say why it cannot happen', () => {
  expect(faultsOf(ALL)).toEqual([]);
});

test('names a revert that is missing, and the calls that lead to it', () => {
  expect(faultsOf({...ALL, reverts: ALL.reverts?.slice(1)})).toEqual([
    'mint(uint128) does not list TLU (require at Tick.sol:7, reached by Pool.mint > Tick.check); list it under "reverts", or say under "unreachable" why it cannot happen',
  ]);
});

test('names what the notes say and the code does not hold', () => {
  const note = {...ALL, unreachable: [{from: ['FullMath.mulDiv', 'LO'], why: 'It fits.'}]};
  expect(faultsOf(note)).toEqual(['mint(uint128) names LO, which its code does not hold']);
});

test('asks for a revert that no command and no function lists', () => {
  const {page, sources} = sourcesWith(ALL);
  const dispatching: RevertGraph = {
    ...graph,
    functions: {
      ...graph.functions,
      'Tick.check': {
        file: 'Tick.sol',
        calls: ['Dispatcher.dispatch'],
        causes: [{kind: 'require', text: 'TLU', line: 7}],
      },
      'Dispatcher.dispatch': {
        file: 'Dispatcher.sol',
        calls: [],
        causes: ['LISTED', 'FORGOTTEN'].map((text, line) => ({kind: 'require', text, line})),
      },
    },
  };
  const commands = {SWEEP: {reverts: [{error: 'LISTED', when: 'It fails.'}]}};
  const noted = {...(page as NotedPage), notes: {...(page as NotedPage).notes, commands}};
  expect(revertFaults(noted as never, {...sources, graphs: new Map([[KEY, dispatching]])})).toEqual(
    [expect.stringContaining('does not list FORGOTTEN (require at Dispatcher.sol:1')],
  );
});

test('asks for no error that only stands in the data of another', () => {
  const {page, sources} = sourcesWith(ALL);
  const check = {
    file: 'Tick.sol',
    calls: [],
    causes: [
      {kind: 'require', text: 'TLU', line: 7},
      {kind: 'wrapped', text: 'HookCallFailed()', line: 8},
    ],
  } as const;
  const wrapping = {...graph, functions: {...graph.functions, 'Tick.check': check}} as never;
  expect(revertFaults(page, {...sources, graphs: new Map([[KEY, wrapping]])})).toEqual([]);
});

test('asks for no revert of an action that the notes of the actions list', () => {
  const {page, sources} = sourcesWith(ALL);
  const running: RevertGraph = {
    ...graph,
    functions: {
      ...graph.functions,
      'Tick.check': {
        file: 'Tick.sol',
        calls: ['PositionManager._handleAction'],
        causes: [{kind: 'require', text: 'TLU', line: 7}],
      },
      'PositionManager._handleAction': {
        file: 'PositionManager.sol',
        calls: [],
        causes: ['LISTED', 'FORGOTTEN'].map((text, line) => ({kind: 'require', text, line})),
      },
    },
  };
  const actions = {SWEEP: {reverts: [{error: 'LISTED', when: 'It fails.'}]}};
  expect(revertFaults(page, {...sources, actions, graphs: new Map([[KEY, running]])})).toEqual([
    expect.stringContaining('does not list FORGOTTEN (require at PositionManager.sol:1'),
  ]);
});

const UNREACHED: MemberNote = {
  ...ALL,
  unreachable: [{from: ['TLU'], why: 'The ticks are checked before.'}],
};

const throwerOf = (contract: string, functions: string[]) => ({
  package: '@uniswap/v3-core',
  contract,
  functions,
});

const thrown = (identifier: string, thrower: object, note = ALL) =>
  throwerFaults(
    [{identifier, file: 'pool.yaml', throwers: [thrower]}] as never,
    sourcesWith(note).sources,
  );

test('confirms a thrower whose code reaches the check', () => {
  expect(thrown('TLU', throwerOf('Pool', ['mint']))).toEqual({
    faults: [],
    confirmed: 1,
    unread: [],
  });
});

test.each([
  ['LO', 'mint', 'whose code does not reach it'],
  ['TLU', 'burn', 'which its code does not have'],
])('refuses %s by %s', (identifier, name, why) => {
  expect(thrown(identifier, throwerOf('Pool', [name])).faults).toEqual([
    `pool.yaml: ${identifier} names Pool.${name}, ${why}`,
  ]);
});

test('refuses a thrower that the notes call unreachable', () => {
  expect(thrown('TLU', throwerOf('Pool', ['mint']), UNREACHED).faults).toEqual([
    'pool.yaml: TLU names Pool.mint, of which its notes say under "unreachable" that it cannot; say "isHeldOnly: true" if it holds it only',
  ]);
});

test('confirms a thrower that only holds it, where the notes say why', () => {
  const thrower = {...throwerOf('Pool', ['mint']), isHeldOnly: true};
  expect(thrown('TLU', thrower, UNREACHED).faults).toEqual([]);
  expect(thrown('TLU', thrower).faults).toEqual([
    'pool.yaml: TLU names Pool.mint, which is said to hold it only; its notes must say why under "unreachable"',
  ]);
});
