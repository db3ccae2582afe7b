import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {scopes, sectionName, sections} from './sections';
import sidebars from '../sidebars';

test.each(sections)('has the folder, landing page and table of contents of $name', (section) => {
  expect(existsSync(`docs${section.folder}`)).toBe(true);
  expect(existsSync(`docs${section.landing}.mdx`)).toBe(true);
  expect(section.landing.startsWith(section.folder)).toBe(true);
  expect(Object.keys(sidebars)).toContain(section.sidebar);
});

test.each(scopes)('has the folder $folder of a section', ({folder}) => {
  expect(existsSync(`docs${folder}`)).toBe(true);
  expect(sections.some((section) => folder.startsWith(section.folder))).toBe(true);
});

test.each([
  ['/contracts/v3/overview', 'Contracts'],
  ['/blog/gas', 'Blog'],
  ['/privacy', 'Uniswap'],
])('names the section of %s', (address, name) => {
  expect(sectionName(address)).toBe(name);
});
