import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/sdk/v4/guides/swaps/multi-hop-swapping');
const printed = (program: string) =>
  readFileSync(`examples/sdk/v4/swaps/${program}.output.txt`, 'utf8');

test('states the maximum and the cost that the program prints', () => {
  const output = printed('multiHop');
  const [, most] = /at most +([\d.]+) ETH/.exec(output) ?? [];
  const [, paid] = /bought: ETH -([\d.]+)/.exec(output) ?? [];
  expect(page).toContain(`the quote plus 0.5%, ${most} ETH. The swap took ${paid} ETH`);
});

test('explains each error that the program prints', () => {
  const output = printed('multiHopErrors');
  const messages = output.match(
    /Expected currency .*|PATH|OUTPUT_CURRENCY_MATCH|ExactOut .*|minHop.*|\w+(?=\(\))/g,
  );
  expect(messages).toHaveLength(6);
  const table = page.slice(page.indexOf('{/* #troubleshooting */}'));
  for (const message of messages ?? []) expect(table).toContain(message);
});
