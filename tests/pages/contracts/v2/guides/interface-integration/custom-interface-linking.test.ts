import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v2/guides/interface-integration/custom-interface-linking');
const printed = readFileSync('examples/v2/guides/interfaceLink.output.txt', 'utf8');

test('writes neither a tolerance nor a recipient, and finds the recipient of another link', () => {
  expect(printed).not.toMatch(/[?&](slippage|recipient)=/);
  expect(printed).toContain('another pays somebody.example');
  expect(page).toContain('| `recipient`');
  expect(page).not.toContain('| `slippage`');
});

test('quotes what the program refuses', () => {
  expect(printed).toContain('… is no address, or its checksum is wrong');
});

test('lists each parameter that the program writes', () => {
  const written = [...printed.matchAll(/[?&](\w+)=/g)].map(([, name]) => name);
  expect(written.length).toBeGreaterThan(0);
  for (const name of written) expect(page).toContain(`| \`${name}\``);
});
