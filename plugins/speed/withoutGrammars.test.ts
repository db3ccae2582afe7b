import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {withoutGrammars} from './withoutGrammars';

const highlighter = readFileSync('node_modules/prism-react-renderer/dist/index.mjs', 'utf8');

test('takes every grammar out of the highlighter', () => {
  expect(highlighter).toContain('Prism.languages.swift = ');
  expect(withoutGrammars(highlighter)).not.toMatch(/^Prism\.languages\./m);
});

test('leaves the highlighter itself as it is', () => {
  const [engine] = highlighter.split('\nPrism.languages.markup = ');
  const [, component] = highlighter.split('// src/themes/index.ts');
  const lean = withoutGrammars(highlighter);
  expect(lean.startsWith(engine ?? '-')).toBe(true);
  expect(lean.endsWith(component ?? '-')).toBe(true);
});

test('says where it looked when the highlighter is laid out anew', () => {
  expect(() => withoutGrammars('export const Prism = {};')).toThrow(
    'no longer holds its grammars between "src/prism-langs.ts" and "src/themes/index.ts"',
  );
});
