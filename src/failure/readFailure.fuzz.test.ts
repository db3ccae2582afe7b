import fc from 'fast-check';
import {encodeErrorResult, parseAbi} from 'viem';
import {expect, test} from 'vitest';
import {holds} from '../../testing/holds';
import {anyText, wholeText} from '../../testing/hostileText.fixture';
import type {Failure} from './failure';
import {findEntries} from './findEntries';
import {readFailure} from './readFailure';

const abi = parseAbi(['error Error(string)', 'error Failed(uint256 index, bytes message)']);
const reason = (text: string) => encodeErrorResult({abi, errorName: 'Error', args: [text]});
const failed = (message: `0x${string}`) =>
  encodeErrorResult({abi, errorName: 'Failed', args: [0n, message]});
const ENTRIES = ['STF', 'Too little received', 'InvalidNonce()', 'constructor'].map(
  (identifier) => ({identifier, selector: '0x756688fe', href: '/x', product: 'v3'}),
);

const hex = (maxLength: number) =>
  fc.uint8Array({maxLength}).map((bytes) => Buffer.from(bytes).toString('hex'));
const word = fc
  .oneof(
    fc.nat(40).map((words) => 32 * words),
    fc.nat(2_000),
  )
  .map((value) => value.toString(16).padStart(64, '0'));
/** Words that point at each other, after a selector: what a hostile contract may revert with. */
const pointers = fc
  .tuple(
    fc.constantFrom('08c379a0', '4e487b71', 'deadbeef', '90bfb865', '6190b2b0'),
    fc.array(fc.oneof(word, fc.constant('08c379a0'.padEnd(64, '0'))), {maxLength: 60}),
    fc.constantFrom('', 'deadbeef', '00'.repeat(28)),
  )
  .map((parts) => `0x${parts.flat().join('')}`);

const depthOf = (failure: Failure): number =>
  'inner' in failure && failure.inner ? 1 + depthOf(failure.inner) : 0;

test('answers any text, with entries of the list and nothing that is longer', () => {
  const inputs = fc.oneof(
    anyText,
    hex(300),
    hex(300).map((digits) => `0x08c379a0${digits}`),
    pointers,
  );
  const kinds = new Set<string>();
  holds(
    inputs,
    (text) => {
      const revert = readFailure(text);
      kinds.add(revert.kind);
      expect(depthOf(revert)).toBeLessThanOrEqual(8);
      expect(JSON.stringify(revert).length).toBeLessThanOrEqual(10 * text.length + 500);
      for (const entry of findEntries(revert, ENTRIES).entries) expect(ENTRIES).toContain(entry);
    },
    2_000,
  );
  expect([...kinds].sort()).toEqual(['malformed', 'missing', 'panic', 'selector', 'string']);
});

test('loses nothing of a reason, wherever it was carried', () => {
  // Bytes of a reason that begin as an error are an error.
  const reasons = wholeText.filter((text) => !/^[\bN]|^$/.test(text));
  holds(
    reasons,
    (text) => {
      const data = reason(text);
      expect(readFailure(data)).toEqual({kind: 'string', text});
      expect(readFailure(`execution reverted, data: "${data}"`)).toEqual({kind: 'string', text});
      if (text.length < 20_000) {
        expect(readFailure(failed(data))).toMatchObject({inner: {kind: 'string', text}});
      }
    },
    200,
  );
});

test('takes off a few layers of quotes and prefixes, however many there are', () => {
  const layer = fc.constantFrom(['"', '"'], ["'", "'"], ['error: ', ''], ['revert: ', '']);
  const layers = fc.array(layer, {minLength: 1, maxLength: 8});
  holds(
    fc.tuple(layers, fc.oneof(fc.constant(1), fc.nat(5_000))),
    ([outer, times]) => {
      const before = outer.map(([start]) => start).join('');
      const after = outer
        .map(([, end]) => end)
        .reverse()
        .join('');
      const revert = readFailure(`${before.repeat(times)}STF${after.repeat(times)}`);
      expect(revert).toMatchObject({kind: expect.stringMatching(/string|malformed/) as string});
      if (times === 1) expect(revert).toEqual({kind: 'string', text: 'STF'});
    },
    100,
  );
});

test('opens wrapped errors as deep as it reads, however many there are and whatever they end in', () => {
  const wrapped = (levels: number, core: string): string => {
    if (levels === 0) return core;
    const inner = wrapped(levels - 1, core);
    const padded = inner.padEnd(64 * Math.ceil(inner.length / 64), '0');
    const numbers = [0xc0, 0, 128, 160 + padded.length / 2, inner.length / 2];
    const words = numbers.map((value) => value.toString(16).padStart(64, '0'));
    return `90bfb865${words.join('')}${padded}${'4'.padStart(64, '0')}${'a9e35b2f'.padEnd(64, '0')}`;
  };
  holds(
    fc.tuple(fc.integer({min: 1, max: 40}), hex(100)),
    ([levels, core]) => {
      const failure = readFailure(`0x${wrapped(levels, core)}`);
      expect(failure).toMatchObject({selector: '0x90bfb865', call: {details: '0xa9e35b2f'}});
      expect(depthOf(failure)).toBeGreaterThanOrEqual(Math.min(levels, 8));
      expect(depthOf(failure)).toBeLessThanOrEqual(8);
    },
    100,
  );
});

test('finds its way through data whose words all lead to one place', () => {
  const bomb = (levels: number, wide: number): string => {
    if (levels === 0) return 'deadbeef';
    const inner = bomb(levels - 1, wide);
    const words = [...Array<number>(wide).fill(32 * wide), inner.length / 2];
    const digits = words.map((value) => value.toString(16).padStart(64, '0')).join('') + inner;
    return `deadbeef${digits.padEnd(64 * Math.ceil(digits.length / 64), '0')}`;
  };
  holds(
    fc.tuple(fc.integer({min: 1, max: 12}), fc.integer({min: 1, max: 40})),
    ([levels, wide]) => {
      expect(readFailure(`0x${bomb(levels, wide)}`)).toMatchObject({kind: 'selector'});
    },
    50,
  );
});
