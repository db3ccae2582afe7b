import {expect, test} from 'vitest';
import {groupsOf, labelOf} from './fileOrder';

const FILES = ['examples/v4/swap.ts', 'examples/a.ts', 'examples/A.sol', 'examples/b.ts'];

test('lists the program first, then what is changed, TypeScript and Solidity', () => {
  expect(groupsOf(FILES, ['examples/b.ts', 'examples/v4/swap.ts'])).toEqual([
    {label: 'Program', files: ['examples/v4/swap.ts']},
    {label: 'Changed', files: ['examples/b.ts']},
    {label: 'TypeScript', files: ['examples/a.ts']},
    {label: 'Solidity', files: ['examples/A.sol']},
  ]);
});

test('tells files of one name apart by their paths', () => {
  expect(labelOf('examples/a.ts', FILES)).toBe('a.ts');
  expect(labelOf('examples/v4/swap.ts', [...FILES, 'examples/v3/swap.ts'])).toBe('v4/swap.ts');
});
