import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {labelhash, namehash} from 'viem/ens';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v3/guides/governance/license-modifications');
const core = path.dirname(createRequire(import.meta.url).resolve('@uniswap/v3-core/package.json'));

test('counts the labels of the published files', () => {
  const files = readdirSync(path.join(core, 'contracts'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.sol'))
    .map((file) => readFileSync(path.join(core, 'contracts', file), 'utf8'));
  const of = (label: string) =>
    files.filter((file) => file.includes(`SPDX-License-Identifier: ${label}\n`)).length;
  expect(of('MIT')).toBe(1);
  expect(page).toContain(
    `${of('BUSL-1.1')} of its ${files.length} Solidity files say \`BUSL-1.1\`, ${of('GPL-2.0-or-later')} say \`GPL-2.0-or-later\` and one says \`MIT\``,
  );
});

test('states the terms that the licence file has', () => {
  const licence = readFileSync(path.join(core, 'LICENSE'), 'utf8').replace(/\s+/g, ' ');
  expect(licence).toContain(
    'Change Date: The earlier of 2023-04-01 or a date specified at v3-core-license-date.uniswap.eth',
  );
  expect(licence).toContain('defined at v3-core-license-grants.uniswap.eth');
  expect(licence).toContain('Change License: GNU General Public License v2.0 or later');
  expect(page).toContain('2023-04-01, or an earlier date at `v3-core-license-date.uniswap.eth`');
});

test('shortens the label hash and the node that were confused', () => {
  const short = (hash: string) => `\`${hash.slice(0, 10)}…${hash.slice(-4)}\``;
  expect(page).toContain(`printed ${short(labelhash('uniswap'))} as the node`);
  expect(page).toContain(`The node is ${short(namehash('uniswap.eth'))}`);
});

test('explains each message that the governor answered', () => {
  const printed = readFileSync('examples/v3/governance/proposalErrors.output.txt', 'utf8');
  const messages = printed.match(/(?<=^  GovernorAlpha::.*[:,] )[^,:\n]+$/gm) ?? [];
  expect(messages).toHaveLength(6);
  const explained = messages.filter((message) => page.includes(`| \`${message}\` |`));
  expect(explained).toEqual(messages);
});
