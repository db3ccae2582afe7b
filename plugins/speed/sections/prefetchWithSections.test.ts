import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {prefetchWithSections} from './prefetchWithSections';

test("waits for a section in the framework's prefetching, and finds files by names of chunks", () => {
  const framework = require.resolve('@docusaurus/core/lib/client/docusaurus.js');
  const module = prefetchWithSections(readFileSync(framework, 'utf8'));
  expect(module).toContain('.then(() => loadSection(routePath))');
  expect(module).toContain('prefetchHelper(');
  expect(module).toContain('const prefetchKnown = (routePath) => {');
  expect(module).toContain('prefetchHelper(chunkAsset)');
  expect(module).not.toContain('__webpack_require__.gca(');
});

test('says which part the framework no longer has', () => {
  expect(() => prefetchWithSections('const prefetch = (routePath) => {')).toThrow(
    'the framework\'s prefetching no longer has "__webpack_require__.gca(chunkName)"',
  );
});
