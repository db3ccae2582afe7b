import {expect, test} from 'vitest';
import {onBroken} from './brokenLinks';

// `tests/strictness.spec.ts` builds a site with each fault.
test('fails for every broken link and duplicate route where the build is strict', () => {
  expect(new Set(Object.values(onBroken(true)))).toEqual(new Set(['throw']));
});

test('warns, and ignores broken Markdown links, where the build is not strict', () => {
  expect(onBroken(false)).toEqual({
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'warn',
    onBrokenMarkdownLinks: 'ignore',
  });
});
