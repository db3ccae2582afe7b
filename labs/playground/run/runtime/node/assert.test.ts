import assertOfNode from 'node:assert/strict';
import {isDeepStrictEqual} from 'node:util';
import {expect, test} from 'vitest';
import {generatedValues, isNodeOfRuntime, numbersFrom} from '../values.fixture';
import {assert} from './assert';
import {isDeepEqual} from './isDeepEqual';

const values = generatedValues(400);

test('compares 5,000 pairs of generated values as Node.js does', () => {
  const next = numbersFrom(3);
  const again = generatedValues(400);
  for (let at = 0; at < 5_000; at++) {
    const index = next(400);
    const pair = [
      values[index],
      (next(3) === 0 ? values : again)[next(4) === 0 ? next(400) : index],
    ];
    expect(isDeepEqual(pair[0], pair[1])).toBe(isDeepStrictEqual(pair[0], pair[1]));
  }
});

test('finds a value that differs in one place as Node.js does', () => {
  class Pool {
    constructor(readonly fee: number) {}
  }
  const pairs = [
    [{a: 1}, {a: 1n}],
    [{a: undefined}, {}],
    [[1, 2], Object.assign([1, 2], {extra: 1})],
    [new Pool(1), {fee: 1}],
    [new Map([[{key: 1}, 2]]), new Map([[{key: 1}, 2]])],
    [new Set([{key: 1}, 2]), new Set([2, {key: 1}])],
    [new Set([{key: 1}]), new Set([{key: 2}])],
    [new Error('one'), new Error('two')],
    [new Error('same'), new Error('same')],
    [new Uint8Array([1, 2]), new Uint8Array([1, 3])],
    [new Date(1), new Date(2)],
    [/a/g, /a/i],
    [0, -0],
    [NaN, NaN],
    [new Number(1), new Number(2)],
  ];
  for (const [one, other] of pairs)
    expect(isDeepEqual(one, other)).toBe(isDeepStrictEqual(one, other));
});

test
  .runIf(isNodeOfRuntime)
  .each([
    'equal',
    'notEqual',
    'deepEqual',
    'notDeepEqual',
    'strictEqual',
    'deepStrictEqual',
  ] as const)('fails in "%s" where Node.js fails, with its message for short values', (name) => {
  const short = [1, 2, 0, -0, 1n, 'a', 'b', true, null, undefined, NaN];
  for (const one of short)
    for (const other of short)
      expect(outcome(() => assert[name](one, other))).toBe(
        outcome(() => assertOfNode[name](one, other)),
      );
});

test.runIf(isNodeOfRuntime)('reports how longer texts differ as Node.js does', () => {
  const [one, other] = ['minimum 0.5041 WETH', 'minimum 0.5042 WETH'];
  expect(outcome(() => assert.equal(one, other))).toBe(
    outcome(() => assertOfNode.equal(one, other)),
  );
});

test('keeps the message and the error of the caller', () => {
  expect(() => assert(false, 'the pool is empty')).toThrow('the pool is empty');
  expect(() => assert.ok(0, new RangeError('none left'))).toThrow(RangeError);
});

class PoolError extends Error {}
const thrown = Object.assign(new PoolError('execution reverted: STF'), {code: 3});

test.each<[string, Parameters<typeof assertOfNode.throws>[1]]>([
  ['nothing', undefined as never],
  ['a class', PoolError],
  ['another class', TypeError],
  ['an arrow that accepts', (error: Error) => error.message.includes('STF')],
  ['an arrow that refuses', () => false],
  ['an expression that matches', /STF/],
  ['an expression that does not', /LOK/],
  ['properties', {message: 'execution reverted: STF', code: 3}],
  ['properties with an expression', {message: /STF$/, name: 'Error'}],
  ['another property', {code: 4}],
  ['an equal error', new PoolError('execution reverted: STF')],
])('accepts thrown errors by %s as Node.js does', async (_, expected) => {
  const fails = () => {
    throw thrown;
  };
  const theirs = isAccepted(() => assertOfNode.throws(fails, expected));
  expect(isAccepted(() => assert.throws(fails, expected))).toBe(theirs);
  const rejection = assert.rejects(Promise.reject(thrown), expected);
  expect(
    await rejection.then(
      () => true,
      () => false,
    ),
  ).toBe(theirs);
});

test('fails where nothing is thrown, in the words of Node.js', async () => {
  const nothing = () => 1;
  for (const expected of [undefined, PoolError, /STF/] as const)
    expect(outcome(() => assert.throws(nothing, expected))).toBe(
      outcome(() => assertOfNode.throws(nothing, expected as RegExp)),
    );
  await expect(assert.rejects(Promise.resolve(1))).rejects.toThrow('Missing expected rejection.');
});

test('names the code of a failed assertion in its stack as Node.js does', () => {
  expect(() => assert.equal(1, 2)).toThrow(
    expect.objectContaining({
      stack: expect.stringMatching(/^AssertionError \[ERR_ASSERTION\]: Expected values/),
      code: 'ERR_ASSERTION',
    }),
  );
});

function outcome(work: () => unknown): string {
  try {
    work();
    return 'holds';
  } catch (cause) {
    return (cause as Error).message;
  }
}

function isAccepted(work: () => unknown): boolean {
  return outcome(work) === 'holds';
}
