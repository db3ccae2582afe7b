import {expect, test} from 'vitest';
import type {Contract, Member} from '../../facts/reference/model';
import {contractNodes} from './contractNodes';
import {linesOf} from '../../testing/linesOf';
import type {ContractNotes} from './contractNotes';
import {burn, burned, contractOf, notesOf, pagesOf} from '../../testing/reference.fixture';

const lines = (facts: Partial<Contract> = {}, parts: Partial<ContractNotes> = {}): string[] => {
  const notes = notesOf(parts);
  const base = notesOf({contract: '@uniswap/v3-core/Base'});
  return linesOf(
    contractNodes({
      contract: contractOf(facts),
      notes,
      pages: pagesOf(notes, base),
      entryOf: () => '/errors',
    }),
  );
};

const headings = (all: readonly string[]): string[] => all.filter((line) => line.startsWith('## '));

const other: Member = {...burn, name: 'mint', signature: 'mint(uint128)', selector: '0x00000002'};

test('starts with what kind of contract it is', () => {
  const facts: Partial<Contract> = {
    kind: 'interface',
    compiler: '>=0.5.0',
    licence: 'MIT',
    bases: ['IA', 'IB'],
    interfaceId: '0x01ffc9a7',
  };
  expect(lines(facts)[0]).toBe(
    'Interface · Solidity >=0.5.0 · Licence MIT · Inherits IA, IB · Interface id 0x01ffc9a7',
  );
  expect(lines()[0]).toBe('Contract');
});

test('says what a value type wraps, and which library has its functions', () => {
  const facts: Partial<Contract> = {
    kind: 'value type',
    underlying: 'int256',
    bases: ['DeltaLibrary'],
  };
  expect(lines(facts)[0]).toBe('Value type of int256 · Functions of DeltaLibrary');
});

test('draws a struct from the notes of its own page', () => {
  const struct = {name: 'Key', fields: [{name: 'share', type: 'uint24'}]};
  const key = notesOf({
    contract: '@uniswap/v4-core/Key',
    structs: {Key: {is: 'Names a pool.', fields: {share: {is: 'Part.', unit: 'percent'}}}},
  });
  const nodes = contractNodes({
    contract: contractOf({structs: [struct]}),
    notes: notesOf(),
    pages: pagesOf(notesOf(), key),
    entryOf: () => '/errors',
  });
  expect(linesOf(nodes)).toEqual(
    expect.arrayContaining(['Names a pool.', 'share | uint24, percent | Part.']),
  );
});

test('indexes functions with selectors and events with topics, and leads to each', () => {
  expect(lines().slice(1, 7)).toEqual([
    '## Index of its members {#index}',
    'Functions | Selector | What it does',
    '[burn(uint128)](#burn) | 0x00000001 | Burns liquidity.',
    'Events | What it does',
    `[Burned(address)](#event-burned) | Tells of a burn. Topic: ${burned.selector}`,
    'Custom errors None.',
  ]);
});

test('says of functions that only read that they do', () => {
  const members = [{...burn, mutability: 'view'} as const];
  expect(lines({members}, {events: {}})[3]).toContain('| 0x00000001 view |');
});

test('has no column of selectors where every function is internal', () => {
  const members = [{...burn, selector: undefined, visibility: 'internal'} as const];
  expect(lines({members}, {events: {}}).slice(2, 4)).toEqual([
    'Functions | What it does',
    '[burn(uint128)](#burn) | Burns liquidity.',
  ]);
});

test('has a heading for each kind of member that there is, and for the source', () => {
  expect(headings(lines())).toEqual([
    '## Index of its members {#index}',
    '## Functions {#functions}',
    '## Events {#events}',
    '## Where these facts come from {#source}',
  ]);
});

test('puts members in the order of the notes, and those without a note last', () => {
  const members = [other, {...other, name: 'sync', signature: 'sync()'}, burn];
  const functions = {burn: {does: 'Burns.'}, 'mint(uint128)': {does: 'Mints.'}};
  const drawn = lines({members}, {functions, events: {}});
  expect(drawn.filter((line) => line.startsWith('### '))).toEqual([
    '### burn {#burn}',
    '### mint {#mint}',
    '### sync {#sync}',
  ]);
});

test("takes the meaning from another page, or from the package's first sentence", () => {
  const text = {from: 'package', package: 'p', version: '1', text: 'Mints v1.5. More.'} as const;
  const members = [
    {...burn, inheritedFrom: '@uniswap/v3-core/Base'},
    {...other, text},
  ];
  expect(lines({members}, {functions: {}, events: {}}).slice(3, 5)).toEqual([
    '[burn(uint128)](#burn) | 0x00000001 | Burns liquidity.',
    '[mint(uint128)](#mint) | 0x00000002 | “Mints v1.5.”',
  ]);
});

test('shows the constructor where the notes speak of it', () => {
  const members: Member[] = [{...burn, kind: 'constructor', name: 'constructor', returns: []}];
  expect(headings(lines({members}, {functions: {}, events: {}}))).not.toContain(
    '## Constructor {#deployment}',
  );
  const deployment = {does: 'Makes the deployer the owner.'};
  const drawn = lines({members}, {functions: {}, events: {}, deployment});
  expect(drawn).toContain('## Constructor {#deployment}');
  expect(drawn).toContain('Makes the deployer the owner.');
});

test('draws structs with their fields, ours beside what the package says', () => {
  const structs = [
    {
      name: 'IPool.Order',
      fields: [{name: 'size', type: 'uint256', text: 'The size'}],
      text: {from: 'package', package: 'p', version: '1', text: 'An order'} as const,
    },
  ];
  const notes = {structs: {Order: {is: 'What to fill.', fields: {size: {unit: 'bytes'}}}}};
  const drawn = lines({structs}, notes);
  const at = drawn.indexOf('## Structs {#structs}');
  expect(drawn.slice(at, at + 6)).toEqual([
    '## Structs {#structs}',
    '### IPool.Order {#struct-order}',
    'What to fill.',
    '> An order — p 1',
    'Field | Type and unit | Meaning and limits',
    'size | uint256, bytes | “The size”',
  ]);
});

test('lists constants with their values', () => {
  const constants = [
    {name: 'MAX', type: 'int24', value: '-MIN', visibility: 'internal'} as const,
    {name: 'Q96', type: 'uint256', value: '2**96', visibility: 'internal'} as const,
  ];
  const drawn = lines({constants}, {constants: {MAX: {is: 'The highest tick.'}}});
  expect(drawn).toContain('MAX | int24 | -MIN | The highest tick.');
  expect(drawn).toContain('Q96 | uint256 | 2**96 | –');
});

test('says which release and files the facts come from, and whose words are whose', () => {
  expect(lines().at(-1)).toBe(
    'Signatures, selectors and topics are computed in the build from @uniswap/v3-core@1.0.1, artifacts/Pool.json. Texts in quotation marks are the package’s own; all others are ours. The source: [Uniswap/v3-core/blob/main/Pool.sol](https://github.com/Uniswap/v3-core/blob/main/Pool.sol).',
  );
});
