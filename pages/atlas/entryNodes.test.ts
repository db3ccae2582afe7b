import {expect, test} from 'vitest';
import {linesOf} from '../../testing/linesOf';
import {entryNodes, productNodes} from './entryNodes';
import {customError, entryOf} from '../../testing/atlas.fixture';

const titleOf = (route: string) => `Title of ${route}`;

test('draws an entry in one order: who throws it, when, why, how to be sure, what to do', () => {
  expect(linesOf(entryNodes(entryOf(), titleOf))).toEqual([
    '### NP {#np}',
    'Revert string in Error(string) 0x08c379a0 · Pool (burn, mint)',
    'You burned. It reverts when: liquidity is 0.',
    'Likely causes',
    '- The position is empty.',
    '- It is another position.',
    'To confirm Read the position.',
    'To fix Skip it.',
    '<details>',
    '<summary>',
    'ts example=reverts/v3/pool.ts#np: ',
    'Related [Title of /concepts/protocol/fees](/concepts/protocol/fees)',
  ]);
});

test('shows the selector of a custom error, and every contract that throws it', () => {
  const throwers = ['Router', 'Quoter'].map((contract) => ({
    package: '@uniswap/v3-periphery',
    contract,
    functions: ['swap'],
  }));
  expect(linesOf(entryNodes(customError({throwers}), titleOf)).slice(0, 2)).toEqual([
    '### InvalidNonce() {#nonce}',
    'Custom error · selector 0x756688fe · Router (swap), Quoter (swap)',
  ]);
});

test('says of a thrower that no call of it reaches the string', () => {
  const thrower = {
    package: '@uniswap/v3-periphery',
    contract: 'Descriptor',
    functions: ['tokenURI'],
    isHeldOnly: true as const,
  };
  const [, facts] = linesOf(
    entryNodes(entryOf({throwers: [...entryOf().throwers, thrower]}), titleOf),
  );
  expect(facts).toContain(
    '· Pool (burn, mint), Descriptor (tokenURI; holds the string, and no call reaches it)',
  );
});

test('numbers the causes, as the likeliest comes first', () => {
  const [causes] = entryNodes(entryOf(), titleOf).filter((node) => node.type === 'list');
  expect(causes?.ordered).toBe(true);
});

test('says why there is no reproduction where there can be none', () => {
  const entry = entryOf({reproduction: undefined, unreachable: '`mint` checks it *before*.'});
  const lines = linesOf(entryNodes(entry, titleOf));
  expect(lines.slice(-2)[0]).toBe('No reproduction mint checks it before.');
  expect(lines).not.toContain('<details>');
});

test('puts the entries of a group under its heading, in order', () => {
  const router = {title: 'Router', id: 'router'};
  const entries = [
    entryOf(),
    entryOf({identifier: 'STF', anchor: 'stf', group: router}),
    entryOf({identifier: 'AS', anchor: 'as'}),
  ];
  const headings = linesOf(productNodes(entries, titleOf)).filter((line) => line.startsWith('#'));
  expect(headings).toEqual([
    '## Pool {#pool}',
    '### NP {#np}',
    '### AS {#as}',
    '## Router {#router}',
    '### STF {#stf}',
  ]);
});
