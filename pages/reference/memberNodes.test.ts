import {expect, test} from 'vitest';
import type {Member} from '../../facts/reference/model';
import {linesOf} from '../../testing/linesOf';
import {memberNodes, type DescribedMember} from './memberNodes';
import type {MemberNote} from './contractNotes';
import {burn, burned, contractOf, notesOf, pagesOf} from '../../testing/reference.fixture';

const note = notesOf().functions.burn;

const lines = (member: Member, described: Partial<DescribedMember> = {}): string[] =>
  linesOf(
    memberNodes({
      member,
      contract: contractOf(),
      entryOf: (identifier) => `/errors#${identifier.toLowerCase()}`,
      ...described,
    }),
  );

test('draws a function in one order: signature, facts, purpose, values, reverts, effects', () => {
  expect(lines(burn, {note})).toEqual([
    '### burn {#burn}',
    'solidity: function burn(uint128 amount) external returns (uint256)',
    'Selector 0x00000001 · Mutability nonpayable · Callers: anyone',
    'Burns liquidity.',
    'Parameter | Type and unit | Meaning and limits',
    'amount | uint128, liquidity | How much.',
    'Returns | Type and unit | Meaning and limits',
    '1. | uint256, smallest units of token0 | What it gives.',
    'Reverts',
    '- [NP](/errors#np): The position is empty.',
    'Effects',
    '- Emits Burned.',
  ]);
});

test('says which operator runs a free function', () => {
  const add: Member = {
    ...burn,
    declaration: 'function add(Delta a, Delta b) pure returns (Delta)',
    selector: undefined,
    visibility: 'free',
    mutability: 'pure',
    operator: '+',
  };
  expect(lines(add, {note}).slice(1, 3)).toEqual([
    'solidity: function add(Delta a, Delta b) pure returns (Delta)',
    'Internal: compiled into the caller, no selector · Operator + · Mutability pure',
  ]);
});

test('says where there are none, instead of nothing', () => {
  const reader: Member = {...burn, mutability: 'view', parameters: [], returns: []};
  expect(lines(reader, {note: {does: 'Reads.', reverts: []}}).slice(4)).toEqual([
    'Parameters None.',
    'Returns None.',
    'Reverts None of its own.',
    'Effects None: it only reads.',
  ]);
  expect(lines(burn, {note: {does: 'Burns.', reverts: [], effects: []}}).at(-1)).toBe(
    'Effects None.',
  );
});

test('leads a revert without data to the entry that explains those', () => {
  const reverts = [{error: 'none', when: 'Always.'}];
  expect(lines(burn, {note: {does: 'Burns.', reverts}})).toContain(
    '- [no reason](/errors#none): Always.',
  );
});

test("quotes the package's text with its place, apart from ours", () => {
  const text = {
    from: 'package',
    package: '@uniswap/v3-core',
    version: '1.0.1',
    file: 'contracts/IPool.sol',
    text: 'Burn them',
  } as const;
  expect(lines({...burn, text}, {note})).toContain(
    '> Burn them — @uniswap/v3-core 1.0.1, contracts/IPool.sol',
  );
});

test('says who may call, where not everyone may', () => {
  expect(lines(burn, {note: {does: 'Burns.', callers: 'the **owner**'}})).toContain(
    'Selector 0x00000001 · Mutability nonpayable · Callers: the owner',
  );
});

test('says of an internal function that it has no selector', () => {
  const internal: Member = {...burn, selector: undefined, visibility: 'internal'};
  expect(lines(internal)[2]).toBe(
    'Internal: compiled into the caller, no selector · Mutability nonpayable',
  );
});

test('shows the topic of an event, and what can be filtered by', () => {
  expect(lines(burned, {note: {does: 'Tells of a burn.'}})).toEqual([
    '### Burned {#event-burned}',
    'solidity: event Burned(address indexed owner)',
    `Topic ${burned.selector}`,
    'Tells of a burn.',
    'Parameter | Type and unit | Meaning and limits',
    'owner | address indexed | –',
  ]);
});

test('quotes an example and the lines that it printed', () => {
  const examples: MemberNote['examples'] = [
    {program: 'v3/burn.ts#burn', output: 'v3/burn.ts:3-4'},
    {program: 'v3/Burner.sol#burn'},
  ];
  expect(lines(burned, {note: {does: 'Tells.', examples}}).slice(-3)).toEqual([
    'ts example=v3/burn.ts#burn: ',
    'text output=v3/burn.ts lines=3-4: ',
    'solidity example=v3/Burner.sol#burn: ',
  ]);
});

test('closes with security and further reading', () => {
  const see = ['[Fees](/concepts/protocol/fees)', '[Ticks](/concepts/protocol/oracle)'];
  const closed = lines(burn, {note: {does: 'Burns.', security: 'Check **first**.', see}});
  expect(closed.slice(-2)).toEqual([
    'Security Check first.',
    'See also [Fees](/concepts/protocol/fees) · [Ticks](/concepts/protocol/oracle)',
  ]);
});

test('keeps a member short that another page explains, and leads there', () => {
  const base = notesOf({contract: '@uniswap/v3-core/Base'});
  const inherited = {...burn, inheritedFrom: '@uniswap/v3-core/Base'};
  const elsewhere = pagesOf(base).get('@uniswap/v3-core/Base');
  const short = lines(inherited, {note: base.functions.burn, elsewhere});
  expect(short[2]).toContain(' · Declared in Base');
  expect(short).toContain('Burns liquidity.');
  expect(short.at(-1)).toBe('Reverts, effects and examples: [Base.burn](/reference/Base#burn)');
  expect(short).not.toContain('Effects');
});

test('leads an overload to the anchor that it has where it is explained', () => {
  const base = notesOf({contract: '@uniswap/v3-core/Base'});
  const overload = {...burn, signature: 'burn()', selector: '0x00000002'} as const;
  const page = pagesOf(base).get('@uniswap/v3-core/Base');
  const elsewhere = page && {...page, contract: contractOf({members: [burn]})};
  const contract = contractOf({members: [burn, overload]});
  const short = lines(burn, {contract, note: base.functions.burn, elsewhere});
  expect(short.at(-1)).toBe('Reverts, effects and examples: [Base.burn](/reference/Base#burn)');
});

test('writes the types into the headings of overloads', () => {
  const overload = {...burn, signature: 'burn()', selector: '0x00000002'} as const;
  const contract = contractOf({members: [burn, overload]});
  expect(lines(burn, {contract})[0]).toBe('### burn(uint128) {#burn-uint128}');
});
