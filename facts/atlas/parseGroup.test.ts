import {expect, test} from 'vitest';
import {parseGroup} from './parseGroup';

const group = `title: Pool
id: pool
entries:
  - identifier: AS
    throwers:
      - {package: '@uniswap/v3-core', contract: UniswapV3Pool, functions: [swap]}
    doing: You called swap.
    condition: The amount is 0.
    causes:
      - It was rounded down.
    confirm: Read the calldata.
    fix: Return before the swap.
    reproduction: reverts/v3/pool.ts#as
    related: [/contracts/v3/overview]
`;

test('reads a group', () => {
  const {title, entries} = parseGroup(group, 'facts/atlas/v3/pool.yaml');
  expect([title, entries[0]?.identifier]).toEqual(['Pool', 'AS']);
});

test('names the line of an empty list and of a misspelt key', () => {
  const wrong = group.replace('functions: [swap]', 'functions: []').replace('fix:', 'fixes:');
  expect(() => parseGroup(wrong, 'pool.yaml')).toThrow(
    /pool\.yaml:6: "entries\[0\]\.throwers\[0\]\.functions" must contain at least 1 items[^]*pool\.yaml:12: "entries\[0\]\.fixes" is not allowed; drop it, or fix its spelling/,
  );
});

test('says what would do where neither reproduction nor reason stands, or both', () => {
  const neither = group.replace(/ {4}reproduction.*\n/, '');
  const both = group.replace('related', 'unreachable: No call.\n    related');
  expect(() => parseGroup(neither, 'pool.yaml')).toThrow(
    'pool.yaml:4: "entries[0]" must contain at least one of [reproduction, unreachable]; name the region',
  );
  expect(() => parseGroup(both, 'pool.yaml')).toThrow(
    'keep the reproduction and drop "unreachable"',
  );
});

test('refuses a number where a text belongs', () => {
  expect(() => parseGroup(group.replace('identifier: AS', 'identifier: 42'), 'pool.yaml')).toThrow(
    'pool.yaml:4: "entries[0].identifier" must be a string; put the text in quotes',
  );
});

test('names the line of broken YAML', () => {
  expect(() => parseGroup(group.replace('title: Pool', 'title: [Pool'), 'pool.yaml')).toThrow(
    /pool\.yaml: .* at line 2/,
  );
});
