import postcss from 'postcss';
import {expect, test} from 'vitest';
import {dropUnused} from './dropUnused';

const processed = (file: string) =>
  postcss([dropUnused]).process('@media print {\n.tag {color: red}\n}', {from: file}).css;

test('takes the styles of parts that the site never shows, and keeps the names of their classes', () => {
  const css = processed('/node_modules/@docusaurus/theme-classic/lib/theme/Tag/styles.module.css');
  expect(css).toContain('.tag {');
  expect(css).not.toContain('red');
});

test('leaves the styles of other parts', () => {
  const css = processed('/node_modules/@docusaurus/theme-classic/lib/theme/Tabs/styles.module.css');
  expect(css).toContain('red');
});
