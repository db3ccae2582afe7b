import {expect, test} from 'vitest';
import {parseInventory} from '.';

const HEAD = 'path\tsidebar\tkind\tstate\n';

test('reads a row', () => {
  expect(parseInventory(`${HEAD}/a\tsdkSidebar\tguide\tawaited\n`)).toEqual([
    {path: '/a', sidebar: 'sdkSidebar', kind: 'guide', state: 'awaited'},
  ]);
});

test('names the line of a row that it cannot read', () => {
  expect(() => parseInventory(`${HEAD}/a\tsdkSidebar\tguide\tawaited\n/b\tsdkSidebar\n`)).toThrow(
    'tests/inventory.tsv, line 3: expected path, sidebar, kind and "present" or "awaited", separated by tabs; got "/b\tsdkSidebar"',
  );
});
