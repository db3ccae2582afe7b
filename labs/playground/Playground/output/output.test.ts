import {expect, test} from 'vitest';
import type {RevertEntry} from '../../../../src/failure/findEntries';
import type {Print} from '../../run/runner';
import {differingLines} from './compareLines';
import {failuresIn} from './failuresIn';
import {linesOf, printedLines} from './linesOf';
import {partOf} from './partOf';
import {placesIn} from './placesIn';

test('puts pieces of a line together, and keeps streams apart', () => {
  const lines = linesOf([
    {stream: 'out', text: 'paid '},
    {stream: 'out', text: '1\n\nwait'},
    {stream: 'err', text: 'wrong\n'},
  ]);
  expect(lines).toEqual([
    {stream: 'out', text: 'paid 1'},
    {stream: 'out', text: ''},
    {stream: 'out', text: 'wait'},
    {stream: 'err', text: 'wrong'},
  ]);
});

test('marks the lines that the captured output lacks, and none after an inserted one', () => {
  expect(differingLines(['a', 'x', 'b', 'c'], ['a', 'b', 'c'])).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(differingLines(['a', 'y', 'c'], ['a', 'b', 'c'])).toEqual([false, true, false]);
  expect(differingLines([], ['a'])).toEqual([]);
});

test('compares long outputs line by line', () => {
  const long = Array.from({length: 2_000}, (_, index) => String(index));
  expect(differingLines(['new', ...long], long).filter(Boolean)).toHaveLength(2_001);
});

test('leaves out the empty lines that end an output', () => {
  expect(printedLines([{stream: 'out', text: 'a\n\n'}])).toEqual(['a']);
});

const CAPTURED = ['deploy', 'price 1', 'price 2', 'done'];

test('finds the part of an output by its numbers where there are as many lines', () => {
  const lines = ['deployed', 'price 3', 'price 4', 'finished'];
  expect(partOf(lines, CAPTURED, {first: 2, last: 3})).toEqual(['price 3', 'price 4']);
});

test('finds the part of an output by its own lines, or by those around it', () => {
  const lines = ['mine', 'deploy', 'price 3', 'price 4', 'price 5', 'done'];
  expect(partOf(lines, CAPTURED, {first: 2, last: 3})).toEqual(['price 3', 'price 4', 'price 5']);
  expect(partOf(lines, CAPTURED, {first: 1, last: 1})).toEqual(['deploy']);
  expect(partOf(['deploy', 'price 1', 'mine'], CAPTURED, {first: 1, last: 2})).toHaveLength(2);
  expect(partOf(['deploy', 'done'], CAPTURED, {first: 2, last: 3})).toBeUndefined();
  expect(partOf(['deploy'], CAPTURED, {first: 2, last: 3})).toBeUndefined();
  expect(partOf(['else'], CAPTURED, {first: 1, last: 3})).toBeUndefined();
});

test('finds the places that a stack names', () => {
  expect(placesIn('    at main (examples/home/swap.ts:52:9)')).toEqual([
    {text: '    at main ('},
    {
      text: 'examples/home/swap.ts:52:9',
      place: {file: 'examples/home/swap.ts', line: 52, column: 9},
    },
    {text: ')'},
  ]);
  expect(placesIn('examples/v3/A.sol:3')[0]?.place).toEqual({
    file: 'examples/v3/A.sol',
    line: 3,
    column: 1,
  });
  expect(placesIn('no place')).toEqual([{text: 'no place'}]);
  expect(placesIn('examples/v3/A.sol:0')).toEqual([{text: 'examples/v3/A.sol:0'}]);
});

const ENTRIES: readonly RevertEntry[] = [
  {identifier: 'Too little received', href: '/reverts#too-little', product: 'v3'},
];

test('reads the revert of an error, and of lines that name one of the atlas', () => {
  const reason =
    'The contract function "swap" reverted with the following reason:\nToo little received';
  const revert = {kind: 'string', text: 'Too little received'};
  expect(failuresIn([{stream: 'err', text: `Error: ${reason}\n`}], ENTRIES).failures).toEqual([
    revert,
  ]);
  const printed = [
    'price moved   Execution reverted with reason: Too little received.',
    'one more: reverts with "Too little received"',
    'another: reverts with no reason',
    'Too little received',
  ];
  expect(failuresIn([{stream: 'out', text: printed.join('\n')}], ENTRIES)).toEqual({
    failures: [revert],
    hasMore: false,
  });
  const other = failuresIn([{stream: 'err', text: 'TypeError: a is not a function\n'}], []);
  expect(other.failures).toEqual([]);
});

const linesWith = (count: number, lineAt: (at: number) => string): Print[] => [
  {stream: 'out', text: Array.from({length: count}, (_, at) => lineAt(at)).join('\n')},
];

test('reads a line that is printed again once, and says when there are more than it reads', () => {
  let read = 0;
  const [entry] = ENTRIES;
  const counting = [
    {
      ...entry,
      get identifier() {
        read++;
        return 'Too little received';
      },
    },
  ] as readonly RevertEntry[];
  const same = linesWith(40_000, () => 'execution reverted: Too little received');
  expect(failuresIn(same, counting)).toMatchObject({failures: [{}], hasMore: false});
  const readOnce = read;
  const different = linesWith(40_000, (at) => `execution reverted: nothing ${at}`);
  expect(failuresIn(different, counting)).toEqual({failures: [], hasMore: true});
  expect(readOnce).toBeLessThan(10);
  expect(read).toBeLessThan(1_000);
});
