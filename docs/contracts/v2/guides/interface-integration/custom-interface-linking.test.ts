import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const page = readFileSync(new URL('./custom-interface-linking.mdx', import.meta.url), 'utf8');
const printed = readFileSync(
  new URL('../../../../../examples/v2/guides/interfaceLink.output.txt', import.meta.url),
  'utf8',
);

test('tells tolerances in their true unit', () => {
  expect(page).toContain(`10 basis points are ${10 / 100} %`);
  expect(page).toContain(`50 for ${50 / 100} %`);
  expect(printed).toContain('&slippage=50');
});

test('quotes what the program refuses', () => {
  expect(printed).toContain('slippage is 0, or 10 to 9999 basis points, not 5');
  expect(printed).toContain('… is no address, or its checksum is wrong');
});

test('lists each parameter that the program writes', () => {
  const written = [...printed.matchAll(/[?&](\w+)=/g)].map(([, name]) => name);
  expect(written.length).toBeGreaterThan(0);
  for (const name of written) expect(page).toContain(`| \`${name}\``);
});
