import type {Element, ElementContent, Root} from 'hast';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import rehypeMarkup from './rehypeMarkup';

const element = (tagName: string, ...children: (ElementContent | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) =>
    typeof child === 'string' ? {type: 'text', value: child} : child,
  ),
});

/** The element as the page gets it. */
const marked = (written: Element): Element => {
  const tree: Root = {type: 'root', children: [written]};
  unified().use(rehypeMarkup).runSync(tree);
  return written;
};

test('starts no line with the dot between two packages', () => {
  const [viem, solc] = [element('code', 'viem@2.57.1'), element('code', 'solc@0.8.30')];
  expect(marked(element('p', 'Executed with ', viem, ' · ', solc, ' · current'))).toEqual(
    element('p', 'Executed with ', viem, '\u00a0· ', solc, '\u00a0· current'),
  );
});

test('leaves code as it was written', () => {
  const code = element('pre', element('code', '5 % 3 · 2'));
  expect(marked(structuredClone(code))).toEqual(code);
});

test('sets names of a formula upright, and leaves variables to slant', () => {
  const [name, variable] = [element('mi', 'max'), element('mi', 'x')];
  expect(marked(element('math', structuredClone(name), structuredClone(variable)))).toEqual(
    element('math', {...name, properties: {mathvariant: 'normal'}}, variable),
  );
});

test('marks a day, so that no line parts it', () => {
  const day = element('time', '2026-11-21');
  expect(marked(element('p', 'verified 2026-11-21, again'))).toEqual(
    element('p', 'verified ', day, ', again'),
  );
});

test('joins texts that follow each other, in code too', () => {
  expect(marked(element('p', 'every ', 'network', element('code', 'a', 'b')))).toEqual(
    element('p', 'every network', element('code', 'ab')),
  );
});
