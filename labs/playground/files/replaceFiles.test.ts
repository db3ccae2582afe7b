import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {build} from 'esbuild';
import {expect, test} from 'vitest';
import {replaceFiles, replacePassage, type Replacement} from './replaceFiles';

async function bundled(replacements: readonly Replacement[]): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'replace-'));
  writeFileSync(path.join(folder, 'entry.js'), "import {a} from './part.js';\nconsole.log(a);");
  writeFileSync(path.join(folder, 'part.js'), "export const a = 'published';");
  const {outputFiles} = await build({
    entryPoints: [path.join(folder, 'entry.js')],
    plugins: [replaceFiles('stubs', replacements)],
    ...{bundle: true, write: false, format: 'esm', logLevel: 'silent'},
  });
  return outputFiles[0]?.text ?? '';
}

test('puts other code in the place of a file', async () => {
  const part = {file: /\/part\.js$/, by: () => "export const a = 'ours';"};
  expect(await bundled([part])).toContain('"ours"');
});

test('fails where a package no longer has a replaced file', async () => {
  const gone = {file: /\/gone\.js$/, by: () => ''};
  await expect(bundled([gone])).rejects.toThrow('stubs: no bundled file is named /\\/gone\\.js$/');
});

test('fails where a file no longer has the passage that is replaced', () => {
  expect(replacePassage('one two', 'two', 'three')).toBe('one three');
  expect(() => replacePassage('one', 'two', 'three')).toThrow('no "two" in the file any more');
});
