import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {jsxElement} from './jsxElement';
import rehypeProvenance from './rehypeProvenance';

const text = (value: string): ElementContent => ({type: 'text', value});
const element = (
  tagName: string,
  properties: Element['properties'],
  ...children: ElementContent[]
): Element => ({type: 'element', tagName, properties, children});

/** A line as `remarkExample` writes it, with the packages between its first word and the file. */
const line = (file: string, packages: string, how = 'Executed with '): Element =>
  element(
    'p',
    {className: ['provenance']},
    ...[text(how), element('code', {}, text(packages)), text(' · ')],
    element('a', {href: `/examples/${file}`}, text(`whole file ${file}`)),
  );

function shown(...children: ElementContent[]): string[] {
  const tree: Root = {type: 'root', children};
  unified().use(rehypeProvenance).runSync(tree);
  return tree.children.map((node) => toString(node));
}

test('names what a file was executed with below the first of its blocks alone', () => {
  expect(
    shown(line('trade.ts', 'viem@2'), line('quote.ts', 'viem@2'), line('trade.ts', 'viem@2')),
  ).toEqual([
    'Executed with viem@2 · whole file trade.ts',
    'Executed with viem@2 · whole file quote.ts',
    'Executed\u00a0· whole file trade.ts',
  ]);
});

test('says of a later block of a contract that it was compiled', () => {
  const contract = () => line('Hook.sol', 'solc@0.8.30', 'Compiled with ');
  expect(shown(contract(), contract())[1]).toBe('Compiled\u00a0· whole file Hook.sol');
});

test('leaves lines in folded parts, and those of archives, as they are', () => {
  const folded = jsxElement('details', [line('trade.ts', 'viem@2')]);
  const archive = element(
    'p',
    {className: ['provenance']},
    element('a', {href: '/trade.zip'}, text('trade.zip')),
    text(' holds trade.ts'),
  );
  expect(shown(line('trade.ts', 'viem@2'), folded, archive, structuredClone(archive))).toEqual([
    'Executed with viem@2 · whole file trade.ts',
    'Executed with viem@2 · whole file trade.ts',
    'trade.zip holds trade.ts',
    'trade.zip holds trade.ts',
  ]);
});
