import {toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {atlasOf, type ReadGroup} from './atlasOf';

const groupOf = (
  identifiers: string[],
  {id = 'pool', product = 'v3' as const} = {},
): ReadGroup => ({
  product,
  file: `facts/atlas/${product}/${id}.yaml`,
  group: {
    title: id,
    id,
    entries: identifiers.map((identifier) => ({
      identifier,
      throwers: [{package: '@uniswap/v3-core', contract: 'UniswapV3Pool', functions: ['swap']}],
      doing: 'a',
      condition: 'b',
      causes: ['c'],
      confirm: 'd',
      fix: 'e',
      unreachable: 'f',
      related: ['/g'],
    })),
  },
});

test('gives each entry its place, its anchor and its selector', () => {
  const [entry] = atlasOf([groupOf(['Locked()'])]);
  expect(entry).toMatchObject({
    product: 'v3',
    group: {title: 'pool', id: 'pool'},
    anchor: 'locked',
    kind: 'error',
    selector: toFunctionSelector('Locked()'),
    file: 'facts/atlas/v3/pool.yaml',
  });
});

test('takes the anchor that an entry names, where another differs in case alone', () => {
  const group = groupOf(['UNAUTHORIZED', 'Unauthorized()']);
  expect(() => atlasOf([group])).toThrow('#unauthorized');
  const entries = group.group.entries.map((entry) =>
    entry.identifier === 'UNAUTHORIZED' ? {...entry, anchor: 'unauthorized-owner'} : entry,
  );
  const anchors = atlasOf([{...group, group: {...group.group, entries}}]).map(({anchor}) => anchor);
  expect(anchors).toEqual(['unauthorized-owner', 'unauthorized']);
});

test('refuses an identifier twice in one product', () => {
  expect(() => atlasOf([groupOf(['AS']), groupOf(['AS'], {id: 'router'})])).toThrow(
    '"AS" in facts/atlas/v3/pool.yaml and "AS" in facts/atlas/v3/router.yaml would both have the anchor #as on the page of v3',
  );
});

test('refuses an entry whose anchor is that of a group', () => {
  expect(() => atlasOf([groupOf(['Router'], {id: 'router'})])).toThrow(
    'the group "router" in facts/atlas/v3/router.yaml and "Router" in facts/atlas/v3/router.yaml',
  );
});
