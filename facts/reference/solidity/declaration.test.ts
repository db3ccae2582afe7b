import {expect, test} from 'vitest';
import type {Member} from '../model';
import {declarationOf} from './declaration';

const values = (...types: string[]) => types.map((type, index) => ({name: `value${index}`, type}));
const described: Omit<Member, 'declaration' | 'signature'> = {
  kind: 'function',
  name: 'burn',
  visibility: 'external',
  parameters: [],
  returns: [],
};

test('writes a short function on one line, as it can be pasted', () => {
  expect(
    declarationOf({
      ...described,
      mutability: 'view',
      parameters: values('uint128'),
      returns: values('bool'),
    }),
  ).toBe('function burn(uint128 value0) external view returns (bool value0)');
});

test('does not name the mutability that needs no word', () => {
  expect(declarationOf({...described, mutability: 'nonpayable'})).toBe('function burn() external');
});

test('gives each value a line where one line would be too long to read', () => {
  const long = declarationOf({...described, parameters: values('uint256', 'uint256', 'uint256')});
  const longer = declarationOf({...described, parameters: values(...Array(4).fill('uint256'))});
  expect(long).not.toContain('\n');
  expect(longer).toBe(
    'function burn(\n  uint256 value0,\n  uint256 value1,\n  uint256 value2,\n  uint256 value3\n) external',
  );
});

test('says which values of an event can be filtered by', () => {
  expect(
    declarationOf({
      ...described,
      kind: 'event',
      parameters: [{name: 'owner', type: 'address', isIndexed: true}],
    }),
  ).toBe('event burn(address indexed owner)');
});

test('writes no name where the package gives none', () => {
  expect(declarationOf({...described, parameters: [{name: '', type: 'uint24'}]})).toBe(
    'function burn(uint24) external',
  );
});

test('writes a constructor without a name of its own', () => {
  expect(declarationOf({...described, kind: 'constructor', name: 'constructor'})).toBe(
    'constructor()',
  );
});
