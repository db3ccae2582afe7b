import {expect, test} from 'vitest';
import type {Contract} from '../../facts/reference/model';
import {checkNotes} from './checkNotes';
import type {MemberNote, ContractNotes} from './contractNotes';
import {structNoteOf} from './contractMembers';
import {burn, burned, contractOf, notesOf, pagesOf} from '../../testing/reference.fixture';

const check = (contract: Contract, notes: ContractNotes, elsewhere?: MemberNote): string[] =>
  checkNotes({
    contract,
    notes,
    elsewhere: () => elsewhere,
    structNote: (struct) => structNoteOf(struct, notes, pagesOf(notes)),
    isInAtlas: (identifier) => identifier === 'NP',
  });

/** The faults when our note of `burn` is another. */
const faultsOf = (note: Partial<MemberNote>): string[] => {
  const {functions} = notesOf();
  const burnNote = {does: 'Burns liquidity.', ...functions.burn, ...note};
  return check(contractOf(), notesOf({functions: {burn: burnNote}}));
};

test('finds nothing wrong with notes that fit', () => {
  expect(check(contractOf(), notesOf())).toEqual([]);
});

test('names a note for a member that does not exist, and those there are', () => {
  const notes = notesOf({events: {Burnt: {does: 'Tells.'}, Burned: {does: 'Tells.'}}});
  expect(check(contractOf(), notes)).toEqual([
    'a note is for events "Burnt", which @uniswap/v3-core/Pool 1.0.1 does not have; it has: Burned',
  ]);
});

test('asks which overload a note is for', () => {
  const overload = {...burn, signature: 'burn(uint256)'};
  expect(check(contractOf({members: [burn, overload, burned]}), notesOf())).toEqual([
    '"burn" could be burn(uint128) or burn(uint256); write the signature',
  ]);
});

test('names a member of the ABI without a text and without a note', () => {
  expect(check(contractOf(), notesOf({events: {}}))).toEqual([
    'event Burned(address) has no text in its package and no note; write what it does under "events"',
  ]);
});

test('is content with a text of the package, of a value, or of another page', () => {
  const notes = notesOf({events: {}});
  const text = {from: 'package', package: 'p', version: '1', text: 'Tells.'} as const;
  const value = {name: 'owner', type: 'address', text: 'Who burned'};
  expect(check(contractOf({members: [burn, {...burned, text}]}), notes)).toEqual([]);
  expect(check(contractOf({members: [burn, {...burned, parameters: [value]}]}), notes)).toEqual([]);
  expect(check(contractOf(), notes, {does: 'Tells.'})).toEqual([]);
});

test('names a number without a unit, by its position where it has no name', () => {
  expect(faultsOf({parameters: {amount: {is: 'How much.'}}, returns: {}})).toEqual([
    'function burn(uint128): the number "amount" has no unit',
    'function burn(uint128): the number "0" has no unit',
  ]);
});

test('asks for units of what is inherited, too, and takes them from the other page', () => {
  const notes = notesOf({functions: {}});
  const elsewhere = notesOf().functions.burn;
  expect(check(contractOf(), notes, {does: 'Burns.'})).toHaveLength(2);
  expect(check(contractOf(), notes, elsewhere)).toEqual([]);
});

test('asks for no unit of what no caller can meet', () => {
  const internal = {...burn, selector: undefined};
  const {functions} = notesOf();
  const notes = notesOf({functions: {burn: {...functions.burn, does: 'Burns.', returns: {}}}});
  expect(check(contractOf({members: [internal, burned]}), notes)).toEqual([]);
});

test('names a value that the member does not have, and those there are', () => {
  const amounts = {amount: {unit: 'liquidity'}, sum: {is: 'How much.'}};
  expect(faultsOf({parameters: amounts})).toEqual([
    'function burn(uint128) has no value "sum"; it has: amount',
  ]);
  expect(faultsOf({returns: {'0': {unit: 'liquidity'}, '1': {is: 'More.'}}})).toEqual([
    'function burn(uint128) has no value "1"; it has: 0',
  ]);
});

test('names a revert that the atlas does not have', () => {
  expect(faultsOf({reverts: [{error: 'PN', when: 'Never.'}]})).toEqual([
    'function burn(uint128) names the error "PN", which facts/atlas/ does not have',
  ]);
});

test('lets a revert have no data', () => {
  expect(faultsOf({reverts: [{error: 'none', when: 'Always.'}]})).toEqual([]);
});

test('asks for the list of reverts, even an empty one', () => {
  expect(faultsOf({reverts: undefined})).toEqual([
    'function burn(uint128) has no list of reverts; write "reverts: []" where there are none',
  ]);
  expect(faultsOf({reverts: []})).toEqual([]);
});

test('asks for the effects of a function that changes state, and only of such', () => {
  expect(faultsOf({effects: undefined})).toEqual([
    'function burn(uint128) changes state; write its effects: tokens, storage, events, callbacks',
  ]);
  const {functions} = notesOf();
  const note = {...functions.burn, does: 'Counts.', effects: undefined};
  const reader = contractOf({members: [{...burn, mutability: 'view'}, burned]});
  expect(check(reader, notesOf({functions: {burn: note}}))).toEqual([]);
});

test('compares the notes of structs with their fields', () => {
  const structs = [{name: 'IPool.Order', fields: [{name: 'size', type: 'uint256'}]}];
  const faults = (fields: ContractNotes['structs'][string]['fields'], name = 'Order') =>
    check(contractOf({structs}), notesOf({structs: {[name]: {is: 'An order.', fields}}}));
  expect(faults({size: {unit: 'bytes'}})).toEqual([]);
  expect(faults({size: {unit: 'bytes'}, width: {}})).toEqual([
    'struct Order has no field "width"; it has: size',
  ]);
  expect(faults({})).toEqual(['struct IPool.Order: the number "size" has no unit']);
  expect(faults({}, 'Bid')).toContain(
    'a note is for struct "Bid", which @uniswap/v3-core/Pool does not have; it has: IPool.Order',
  );
});

test('asks for the units of a struct of which no note speaks', () => {
  const fields = [
    {name: 'size', type: 'uint256'},
    {name: 'amount0', type: 'uint256'},
    {name: 'owner', type: 'address'},
  ];
  expect(check(contractOf({structs: [{name: 'IPool.Order', fields}]}), notesOf())).toEqual([
    'struct IPool.Order: the number "size" has no unit',
  ]);
});

test('names a note for a constant that does not exist', () => {
  const constants = [{name: 'MAX', type: 'int24', value: '1', visibility: 'internal'} as const];
  expect(check(contractOf({constants}), notesOf({constants: {MAX: {is: 'Most.'}}}))).toEqual([]);
  expect(check(contractOf({constants}), notesOf({constants: {MIN: {is: 'Least.'}}}))).toEqual([
    'a note is for constant "MIN", which @uniswap/v3-core/Pool does not have; it has: MAX',
  ]);
});
