import path from 'node:path';
import {expect, test} from 'vitest';
import {packages} from './packages';
import {parts, partsOf} from './parts';
import {readPackage} from './readPackage';

const wholes = Object.keys(parts).flatMap((key) => {
  const packageOfParts = packages.find(({folder}) => folder === path.posix.dirname(key));
  const published = packageOfParts && readPackage(packageOfParts, 'node_modules').published;
  return published?.filter((one) => one.key === key) ?? [];
});

test('divides contracts that the packages hold', () => {
  expect(wholes.map(({key}) => key)).toEqual(Object.keys(parts));
});

test.each(wholes)('puts every member of $key into exactly one part', (whole) => {
  const namedItems = whole.abi.filter((item) => 'name' in item);
  const divided = partsOf(whole).flatMap(({abi}) => abi);
  expect(divided).toHaveLength(namedItems.length);
  expect(new Set(divided)).toEqual(new Set(namedItems));
});

test.each(wholes)('names no member that $key does not have', ({key, abi}) => {
  const has = abi.flatMap((item) => ('name' in item ? [item.name] : []));
  const names = Object.values(parts[key] ?? {}).flat();
  expect(names.filter((name) => !has.includes(name))).toEqual([]);
});

test('keeps a contract whole that no part is named for', () => {
  expect(partsOf({key: '@fixture/Pool', name: 'Pool', file: 'Pool.json', abi: []})).toEqual([]);
});
