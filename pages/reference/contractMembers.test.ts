import {expect, test} from 'vitest';
import {memberAnchor, membersNamed, noteElsewhere, noteOf, structAnchor} from './contractMembers';
import {burn, burned, contractOf, notesOf, pagesOf} from '../../testing/reference.fixture';

const mine = {...burn, inheritedFrom: '@uniswap/v3-core/Base'};
const base = notesOf({contract: '@uniswap/v3-core/Base'});
const silent = notesOf({functions: {}, events: {}});

test('finds a note by name or by signature, the signature first', () => {
  const bySignature = {does: 'By its signature.'};
  const functions = {burn: {does: 'By its name.'}, 'burn(uint128)': bySignature};
  expect(noteOf(notesOf({functions}), burn)).toBe(bySignature);
  expect(noteOf(notesOf(), burn)?.does).toBe('Burns liquidity.');
  expect(noteOf(notesOf(), burned)?.does).toBe('Tells of a burn.');
});

test('finds no note for a member that is named like a part of every object', () => {
  expect(noteOf(notesOf(), {...burn, name: 'toString', signature: 'toString()'})).toBeUndefined();
});

test('finds the note of a constructor under "deployment"', () => {
  const deployment = {does: 'Makes the deployer the owner.'};
  const constructor = {...burn, kind: 'constructor' as const, name: 'constructor'};
  expect(noteOf(notesOf({deployment}), constructor)).toBe(deployment);
});

test('looks for what is said of an inherited member on the page of its base', () => {
  const other = noteElsewhere(mine, silent, pagesOf(silent, base));
  expect(other?.note.does).toBe('Burns liquidity.');
  expect(other?.page.route).toBe('/reference/Base');
});

test("looks for what is said of an interface's member on the page of its implementation", () => {
  const face = {...silent, contract: '@uniswap/v3-core/IPool', implementedBy: base.contract};
  expect(noteElsewhere(burn, face, pagesOf(face, base))?.page.route).toBe('/reference/Base');
});

test('looks on from an interface that a member is inherited from to its implementation', () => {
  const face = {...silent, contract: '@uniswap/v3-core/Base', implementedBy: '@uniswap/v3-core/X'};
  const pages = pagesOf(silent, face, notesOf({contract: '@uniswap/v3-core/X'}));
  expect(noteElsewhere(mine, silent, pages)?.page.route).toBe('/reference/X');
});

test('finds nothing elsewhere where no page says anything', () => {
  expect(noteElsewhere(burn, silent, pagesOf(silent, base))).toBeUndefined();
  expect(noteElsewhere(mine, silent, pagesOf(silent))).toBeUndefined();
});

test('takes a name for every member that has it, a signature for one', () => {
  const overload = {...burn, signature: 'burn(uint256)'};
  const contract = contractOf({members: [burn, overload, burned]});
  expect(membersNamed(contract, 'functions', 'burn')).toEqual([burn, overload]);
  expect(membersNamed(contract, 'functions', 'burn(uint256)')).toEqual([overload]);
  expect(membersNamed(contract, 'events', 'burn')).toEqual([]);
});

test('gives a member its name as anchor, which says what is no function', () => {
  const clash = {...burn, kind: 'error' as const, signature: 'burn()'};
  const contract = contractOf({members: [burn, burned, clash]});
  expect(contract.members.map((member) => memberAnchor(member, contract))).toEqual([
    'burn',
    'event-burned',
    'error-burn',
  ]);
});

test('tells the anchors of overloads apart by their types', () => {
  const signatures = ['burn(uint128)', 'burn(uint128[],(address,bytes32))', 'burn()'];
  const members = signatures.map((signature) => ({...burn, signature}));
  const contract = contractOf({members});
  expect(members.map((member) => memberAnchor(member, contract))).toEqual([
    'burn-uint128',
    'burn-uint128-address-bytes32',
    'burn',
  ]);
});

test('gives a struct an anchor that does not depend on where it is declared', () => {
  expect(structAnchor('ISwapRouter.Order')).toBe('struct-order');
  expect(structAnchor('Order')).toBe('struct-order');
});

test('tells overloads apart that differ by a list only', () => {
  const one = {...burn, signature: 'burn((address,uint256),bytes)'};
  const many = {...burn, signature: 'burn((address,uint256)[],bytes)'};
  const contract = contractOf({members: [one, many]});
  expect(contract.members.map((member) => memberAnchor(member, contract))).toEqual([
    'burn-address-uint256-bytes',
    'burn-address-uint256-list-bytes',
  ]);
});
