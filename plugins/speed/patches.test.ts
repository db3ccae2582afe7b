// cspell:ignore codegen
import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {generateRouteFiles} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import {toVersionMetadataProp} from '@docusaurus/plugin-content-docs/lib/props.js';
import {expect, test} from 'vitest';
import {applyPatch} from './applyPatch';
import {PATCHES} from './patches';
import {requirePatchedFiles} from './requirePatchedFiles';

const installed = (file: string) => readFileSync(path.join('node_modules', file), 'utf8');

/** As the framework writes them, with what a patch takes out and what it leaves. */
const FILES: Record<string, {sources: () => Promise<string[]>; removes: string; leaves: string}> = {
  'grammars and themes': {
    sources: async () => [installed('prism-react-renderer/dist/index.mjs')],
    removes: 'Prism.languages.swift = ',
    leaves: '// src/components/useTokenize.ts\n',
  },
  descriptions: {
    sources: async () => [JSON.stringify({version: versionData()})],
    removes: 'What the first page says.',
    leaves: '"docs":{}}}',
  },
  registry: {
    sources: async () => [await registry()],
    removes: 'require.resolveWeak(',
    leaves: '[() => import(/* webpackChunkName: ',
  },
  'second drawing': {
    sources: async () =>
      ['CodeBlock', 'Tabs'].map((name) =>
        installed(`@docusaurus/theme-classic/lib/theme/${name}/index.js`),
      ),
    removes: 'key={String(isBrowser)}',
    leaves: '{children}',
  },
  'failed navigation': {
    sources: async () => [installed('@docusaurus/core/lib/client/PendingNavigation.js')],
    removes: 'window.location.reload()',
    leaves: 'console.warn(e);',
  },
  'style of the logo': {
    sources: async () => [installed('@docsearch/react/dist/esm/index.js')],
    removes: 'createElement("style"',
    leaves: 'createElement(',
  },
};

test('has at most six', () => {
  expect(PATCHES.length).toBeLessThanOrEqual(6);
  expect(PATCHES.map(({name}) => name)).toEqual(Object.keys(FILES));
});

for (const patch of PATCHES) {
  const {sources, removes = '', leaves = ''} = FILES[patch.name] ?? {sources: async () => []};

  test(`the patch "${patch.name}" takes its text out of the installed version, and no more`, async () => {
    for (const source of await sources()) {
      expect(source).toContain(removes);
      const patched = applyPatch(patch, source);
      expect(patched).not.toContain(removes);
      expect(patched).toContain(leaves);
    }
  });

  test(`the patch "${patch.name}" fails where its text is gone`, async () => {
    for (const source of await sources()) {
      const without = source.replace(new RegExp(patch.find, patch.find.flags), '');
      expect(() => applyPatch(patch, without)).toThrow(`the patch "${patch.name}" no longer finds`);
    }
  });

  test(`the patch "${patch.name}" fails a build without its file`, () => {
    expect(errorsOf(['/site/node_modules/react/index.js'])).toContainEqual(
      expect.stringContaining(`the patch "${patch.name}" finds no file like`),
    );
  });
}

test('accepts a build that holds every file', () => {
  const files = [
    '/site/node_modules/prism-react-renderer/dist/index.mjs',
    '/site/.docusaurus/docusaurus-plugin-content-docs/default/p/index-466.json',
    '/site/.docusaurus/registry.js',
    '/site/node_modules/@docusaurus/theme-classic/lib/theme/Tabs/index.js',
    '/site/node_modules/@docusaurus/core/lib/client/PendingNavigation.js',
    '/site/node_modules/@docsearch/react/dist/esm/index.js',
  ];
  expect(errorsOf(files)).toEqual([]);
});

/** What the guard reports about a bundle of these files. */
function errorsOf(files: readonly string[]): string[] {
  const errors: Error[] = [];
  const modules = files.map((file) => ({nameForCondition: () => file}));
  const finishModules = {tap: (_name: string, see: (all: typeof modules) => void) => see(modules)};
  const compilation = {errors, hooks: {finishModules}};
  requirePatchedFiles(PATCHES).apply({
    hooks: {thisCompilation: {tap: (_name, see) => see(compilation)}},
  });
  return errors.map(({message}) => message);
}

const versionData = () =>
  toVersionMetadataProp('default', {
    versionName: 'current',
    label: 'Next',
    banner: null,
    sidebars: {},
    docs: [{id: 'a', title: 'A', description: 'What the first page says.', sidebar: 'sdk'}],
  } as unknown as Parameters<typeof toVersionMetadataProp>[1]);

async function registry(): Promise<string> {
  const generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'routes-'));
  await generateRouteFiles({
    generatedFilesDir,
    baseUrl: '/',
    routes: [{path: '/a', component: '@site/docs/a.mdx', exact: true}],
  } as unknown as Parameters<typeof generateRouteFiles>[0]);
  return readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
}
