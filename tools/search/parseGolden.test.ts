import {expect, test} from 'vitest';
import {formatGolden} from './formatGolden';
import {parseGolden} from './parseGolden';

const HEAD = 'query\tkind\tset\taccepted';
const parse = (...lines: string[]) => parseGolden([HEAD, ...lines, ''].join('\n'));

test('reads a query with its kind, its set and the addresses that answer it', () => {
  expect(parse('fee tiers\ttypo\ttune\t/fees /glossary#tier')).toEqual([
    {query: 'fee tiers', kind: 'typo', set: 'tune', accepted: ['/fees', '/glossary#tier']},
  ]);
});

test('is written back as it was read', () => {
  const text = `${HEAD}\nslot0\tfunction\tgenerated\t/pool#slot0 /state\n`;
  expect(formatGolden(parseGolden(text))).toBe(text);
});

test('names the columns where the first line does not', () => {
  expect(() => parseGolden('slot0\tfunction')).toThrow(
    'line 1: expected the columns query, kind, set, accepted, separated by tabs',
  );
});

test('names the line of a kind that does not exist, and those there are', () => {
  expect(() => parse('slot0\tmethod\ttune\t/pool')).toThrow(
    'line 2: expected a kind of contract, function, event, revert, message, selector, address, package, typed, typo, question; got "slot0\tmethod\ttune\t/pool"',
  );
});

test('keeps generated rows and those of hand in their sets', () => {
  const fault =
    'expected the set "tune", "report" or "fresh" for a row of hand, "generated" for others';
  expect(() => parse('what is a tick\tquestion\tgenerated\t/tick')).toThrow(fault);
  expect(() => parse('slot0\tfunction\ttune\t/pool')).toThrow(fault);
  expect(() => parse('slot0\tfunction\tother\t/pool')).toThrow(fault);
});

test('refuses a row without an address, or with one of another site', () => {
  const fault = 'line 2: expected addresses of this site, separated by one space';
  expect(() => parse('tick\ttyped\ttune\t')).toThrow(fault);
  expect(() => parse('tick\ttyped\ttune\thttps://uniswap.org')).toThrow(fault);
  expect(() => parse('tick\ttyped\ttune\t/tick  /fees')).toThrow(fault);
});

test('refuses a row without a query, or with a column too many', () => {
  const fault = 'line 2: expected query, kind, set, accepted between tabs';
  expect(() => parse(' \ttyped\ttune\t/tick')).toThrow(fault);
  expect(() => parse('tick\ttyped\ttune\t/tick\t/fees')).toThrow(fault);
});

test('refuses a query twice', () => {
  expect(() => parse('tick\ttyped\ttune\t/tick', 'tick\ttyped\treport\t/fees')).toThrow(
    'line 3: "tick" stands on line 2 already',
  );
});
