import type {ElementContent} from 'hast';
import {expect, test} from 'vitest';
import {jsxElement} from './jsxElement';
import {lengthInView} from './lengthInView';

const text = (value: string): ElementContent => ({type: 'text', value});
const part = (name: string, ...children: ElementContent[]): ElementContent =>
  jsxElement(name, children);

test('counts what is in view before a part is unfolded or a tab is chosen', () => {
  const folded = part('details', part('summary', text('four')), text('unseen'));
  const tabs = part('Tabs', part('TabItem', text('seen')), part('TabItem', text('unseen')));
  expect(lengthInView(part('div', folded, tabs, text('!')))).toBe(9);
});

test('counts a tool as much as it takes of a phone, whatever it contains', () => {
  expect(lengthInView(part('Instrument'))).toBe(1_500);
  expect(lengthInView(part('Deployments', text('a'.repeat(70_000))))).toBe(1_500);
});
