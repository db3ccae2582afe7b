import type {Element, ElementContent, Root} from 'hast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {rehypeCall} from './rehypeCall';

const element = (tagName: string, id?: string): Element => ({
  type: 'element',
  tagName,
  properties: {...(id && {id})},
  children: [],
});
const pageOf = (...children: ElementContent[]): Root => ({type: 'root', children});

function buttonsOn(page: string, tree: Root): unknown[] {
  void rehypeCall(process.cwd())()(
    tree,
    new VFile({path: `docs/contracts/${page}.mdx`}),
    () => undefined,
  );
  return tree.children.map((child) =>
    'attributes' in child
      ? (child.attributes as {value: string}[]).map(({value}) => value)
      : 'tagName' in child
        ? child.tagName
        : child.type,
  );
}

test('puts a button below the signature of a function, and imports it', () => {
  const tree = pageOf(element('h3', 'createPool'.toLowerCase()), element('pre'), element('pre'));
  expect(buttonsOn('v3/reference/core/UniswapV3Factory', tree)).toEqual([
    'mdxjsEsm',
    'h3',
    'pre',
    ['createPool'.toLowerCase(), 'v3.reference.core.UniswapV3Factory', 'createPool'],
    'pre',
  ]);
});

test('leaves events and other passages alone', () => {
  const tree = pageOf(
    element('h3', 'event-PoolCreated'.toLowerCase()),
    element('pre'),
    element('h2', 'source'),
    element('pre'),
  );
  expect(buttonsOn('v3/reference/core/UniswapV3Factory', tree)).toEqual([
    'mdxjsEsm',
    'h3',
    'pre',
    'h2',
    'pre',
  ]);
});

test('leaves pages alone whose contract stands at no address of the sandbox', () => {
  const tree = pageOf(element('h3', 'mulDiv'.toLowerCase()), element('pre'));
  expect(buttonsOn('v3/reference/core/libraries/FullMath', tree)).toEqual(['h3', 'pre']);
});
