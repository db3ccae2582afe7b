import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, test} from 'vitest';
import publishExamples from './publishExamples';

function site() {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'publish-examples-'));
  mkdirSync(path.join(siteDir, 'examples/v3'), {recursive: true});
  writeFileSync(path.join(siteDir, 'examples/v3/quote.ts'), '');
  const outDir = path.join(siteDir, 'build');
  const plugin = publishExamples({siteDir, outDir, baseUrl: '/'} as LoadContext);
  const publish = () => plugin.postBuild?.({} as Parameters<NonNullable<Plugin['postBuild']>>[0]);
  return {siteDir, outDir, publish};
}

test('serves programs beside the pages', async () => {
  const {outDir, publish} = site();
  await publish();
  expect(readdirSync(path.join(outDir, 'examples/v3'))).toEqual(['quote.ts']);
});

test('serves contracts with all that they import, for Remix', async () => {
  const {siteDir, outDir, publish} = site();
  const text = 'pragma solidity 0.8.30;\n';
  writeFileSync(path.join(siteDir, 'examples/v3/Unit.sol'), text);
  writeFileSync(path.join(siteDir, 'examples/v3/Taker.sol'), `${text}import './Unit.sol';\n`);
  await publish();
  const file = path.join(outDir, 'remix/v3/Taker.json');
  const {sources} = JSON.parse(readFileSync(file, 'utf8')) as {sources: object};
  expect(Object.keys(sources)).toEqual(['Taker.sol', 'Unit.sol']);
});

test('refuses a link to a file of the machine that builds', async () => {
  const {siteDir, publish} = site();
  symlinkSync('/etc/passwd', path.join(siteDir, 'examples/passwd'));
  await expect(publish()).rejects.toThrow(
    'examples/passwd is a symbolic link; put the file itself in its place',
  );
});
