import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {deployments} from '../facts/registry/contracts';
import {differences} from '../facts/registry/differences';
import remarkRegistryCount from './remarkRegistryCount';

const v3 = deployments.filter(({product}) => product === 'v3').slice(0, 3);

function expand(source: string): string {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(source);
  void remarkRegistryCount({deployments: v3})(tree, new VFile(), () => undefined);
  return toString(tree);
}

test('writes how many entries and chains a product has', () => {
  expect(
    expand(
      'It has <RegistryCount of="entries" product="v3" /> on <RegistryCount of="chains" product="v3" />.',
    ),
  ).toBe('It has 3 on 1.');
});

test('writes how many sources differ', () => {
  expect(expand('In <RegistryCount of="differences" /> places')).toBe(
    `In ${differences.length} places`,
  );
});

test('names what it counts where a page asks for something else', () => {
  expect(() => expand('It has <RegistryCount of="rows" product="v3" />')).toThrow(
    'The registry counts no "rows" of "v3". Expected one of: entries, chains, differences, of a product that it has',
  );
  expect(() => expand('It has <RegistryCount of="entries" product="v5" />')).toThrow(
    'The registry counts no "entries" of "v5"',
  );
});
