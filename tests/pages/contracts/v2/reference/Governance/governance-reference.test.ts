import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import type {Member, Parameter} from '../../../../../../facts/reference/model';
import {readSolidity} from '../../../../../../facts/reference/solidity';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v2/reference/Governance/governance-reference');
const printed = readFileSync('examples/v2/reference/governance.output.txt', 'utf8');
const names = ['Uni', 'GovernorAlpha', 'Timelock', 'FeeToSetter', 'FeeTo', 'TreasuryVester'];
const membersOf = (name: string, asked: Member['kind']) => {
  const {members = []} = readSolidity('.').get(`@uniswap/governance/${name}`) ?? {};
  return members.filter(({kind, selector}) => selector && kind === asked);
};
/** The rows under the headings of a table. */
const rowsUnder = (head: string): string[] =>
  page.split(`| ${head} |`)[1]?.split('\n\n')[0]?.split('\n').slice(2) ?? [];

const list = (values: readonly Parameter[]) =>
  values
    .map(({type, isIndexed, name}) =>
      [type, isIndexed && 'indexed', name].filter(Boolean).join(' '),
    )
    .join(', ');

test.each(names)('has every function of %s with its selector, and no other', (name) => {
  const expected = membersOf(name, 'function').map((member) => {
    const {mutability = 'nonpayable', parameters, returns, selector = ''} = member;
    const given = returns.length > 0 ? ` returns (${list(returns)})` : '';
    const marked = mutability === 'nonpayable' ? '' : ` ${mutability}`;
    return `| \`${member.name}(${list(parameters)})${given}\` | \`${selector}\`${marked}`;
  });
  const shown = rowsUnder(`Function of ${name} | Selector | What it does`).map((row) =>
    row.split(' | ').slice(0, 2).join(' | '),
  );
  expect(shown.sort()).toEqual(expected.sort());
});

test.each(names)('has every event of %s with its topic, and no other', (name) => {
  const expected = membersOf(name, 'event').map(
    (member) => `${member.name}(${list(member.parameters)}) ${member.selector ?? ''}`,
  );
  const shown = rowsUnder(`Event of ${name} | When it is emitted, and its topic`).map((row) =>
    [/^\| `([^`]+)`/.exec(row)?.[1], /`(0x\w{64})` \|$/.exec(row)?.[1]].join(' '),
  );
  expect(shown.sort()).toEqual(expected.sort());
});

test.each(names)('states what each parameter of %s is', (name) => {
  const expected = membersOf(name, 'function').flatMap(({parameters}) =>
    parameters.flatMap((one) => one.name || []),
  );
  const head = `Parameter of ${name} | Meaning and unit | 0 and out-of-range values`;
  const shown = rowsUnder(head).flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, one = '']) => one),
  );
  expect(shown.sort()).toEqual([...new Set(expected)].sort());
});

/** Every string of `require` in the package, by the compiler's trees. */
const strings = new Set(
  [
    ...readFileSync('node_modules/@uniswap/governance/build/Combined-Json.json', 'utf8').matchAll(
      /"value":\s*"((?:Uni|GovernorAlpha|Timelock|FeeToSetter|FeeTo|TreasuryVester)::[^"]+)"/g,
    ),
  ].map(([, text = '']) => text),
);
const told = rowsUnder('Message | When').map((row) => /^\| `([^`]+)`/.exec(row)?.[1] ?? '');
const unreached = /::constructor:|overflows|underflows|totalSupply exceeds 96 bits|exceeds 32 bits/;

test('states every string that a call can revert with, and no other', () => {
  const expected = [...strings].filter((text) => !unreached.test(text));
  expect(told.sort()).toEqual(expected.sort());
});

test('states seconds and days that agree', () => {
  for (const [seconds, days] of [
    ['31,536,000', 365],
    ['172,800', 2],
    ['2,592,000', 30],
    ['1,209,600', 14],
    ['345,600', 4],
  ] as const) {
    expect(Number(seconds.replaceAll(',', ''))).toBe(days * 86_400);
    expect(page).toContain(seconds);
  }
});

test('shows a vote that was carried out', () => {
  const states = [...printed.matchAll(/^state (\d)$/gm)].map(([, state]) => state);
  expect(states).toEqual(['0', '1', '4', '5', '7']);
  expect(page).toContain('`state` is 0 pending, 1 active, 4 succeeded, 5 queued, 7 executed.');
  expect(printed).toContain('open for 40320 blocks');
});
