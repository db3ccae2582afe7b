import {ReflectionKind} from 'typedoc';
import {expect, test} from 'vitest';
import {kindOf, kinds} from './kindOf';

test('knows the kinds by the numbers that TypeDoc gives them', () => {
  const names = Object.keys(kinds).map((kind) => ReflectionKind[Number(kind)]);
  expect(names).toEqual([
    'Namespace',
    'Enum',
    'EnumMember',
    'Variable',
    'Function',
    'Class',
    'Interface',
    'Constructor',
    'Property',
    'Method',
    'Accessor',
    'TypeAlias',
    'Reference',
  ]);
});

test('says what it knows when TypeDoc gives another', () => {
  expect(() => kindOf({kind: 3, name: 'odd'})).toThrow(
    'TypeDoc gives "odd" the kind 3, where one of 4, 8, 16',
  );
});
