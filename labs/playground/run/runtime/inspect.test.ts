import {formatWithOptions, inspect as inspectOfNode} from 'node:util';
import {expect, test, vi} from 'vitest';
import {generatedValues, isNodeOfRuntime} from './values.fixture';
import {format, inspect} from './inspect';

test.runIf(isNodeOfRuntime)('prints 1,000 generated values as Node.js does', () => {
  const different = generatedValues(1_000).filter(
    (value) => inspect(value) !== inspectOfNode(value),
  );
  expect(different.map((value) => [inspect(value), inspectOfNode(value)]).slice(0, 3)).toEqual([]);
});

test.runIf(isNodeOfRuntime)('prints to any depth as Node.js does', () => {
  for (const depth of [0, 1, 4, null])
    for (const value of generatedValues(200))
      expect(inspect(value, {depth})).toBe(inspectOfNode(value, {depth}));
});

test('prints errors with their class, properties and cause as Node.js does', () => {
  class SwapError extends Error {
    override name = 'SwapError';
    readonly reason = {code: 3};
  }
  const errors = [
    new TypeError('no'),
    new SwapError('slippage', {cause: new Error('inner')}),
    Object.assign(new Error('two\nlines'), {name: 'Other', data: '0x08c379a0'}),
    Object.assign(new Error('without stack'), {stack: undefined}),
    new AggregateError([new Error('one')], 'several'),
    {error: new RangeError('nested')},
  ];
  for (const error of errors)
    expect(withoutCalls(inspect(error))).toBe(withoutCalls(inspectOfNode(error)));
});

test('prints the message of errors whose stack leaves it out, as that of Firefox and Safari does', () => {
  const inner = Object.assign(new Error('no liquidity'), {stack: 'quote@swap.js:3:9\n'});
  const outer = Object.assign(new TypeError('no quote', {cause: inner}), {stack: ''});
  expect(inspect(inner)).toBe('Error: no liquidity\n    at quote@swap.js:3:9');
  expect(inspect(outer)).toContain('no quote');
  expect(inspect(outer)).toContain('[cause]: Error: no liquidity\n');
});

test('is loaded twice in one worker', async () => {
  vi.resetModules();
  expect((await import('./inspect')).inspect(1n)).toBe('1n');
});

test('prints what a class prints of itself', () => {
  const price = {[Symbol.for('nodejs.util.inspect.custom')]: () => '1974.5 USDC'};
  expect(inspect({price})).toBe('{ price: 1974.5 USDC }');
});

test
  .runIf(isNodeOfRuntime)
  .each(['%s', '%d', '%i', '%f', '%j', '%O', '%c', '100%', '%%', '%s and %s', 'none', '%x %s'])(
  'formats "%s" as Node.js does',
  (directive) => {
    const values = generatedValues(300).filter((value) => !isCyclic(value));
    for (const value of values)
      expect(attempt(() => format(directive, value, 'rest'))).toBe(
        attempt(() => formatWithOptions({}, directive, value, 'rest')),
      );
  },
);

test.runIf(isNodeOfRuntime)('puts values beside each other as Node.js does', () => {
  const values = generatedValues(100);
  expect(format(...values)).toBe(formatWithOptions({}, ...values));
});

/** Node.js leaves out calls that the cause of an error shares with it. */
const withoutCalls = (text: string): string =>
  text.replaceAll(/\n +(at .*?(?= \{\n|\n|$)|\.\.\. \d+ lines matching .*?(?= \{\n|\n|$))/g, '');

const isCyclic = (value: unknown): boolean =>
  inspectOfNode(value, {depth: 9}).includes('[Circular');

/** BigInts in JSON and objects without a prototype throw here and there. */
function attempt(work: () => string): string {
  try {
    return work();
  } catch (cause) {
    return `throws ${(cause as Error).name}`;
  }
}
