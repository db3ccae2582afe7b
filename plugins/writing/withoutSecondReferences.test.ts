import {expect, test} from 'vitest';
import {withoutSecondReferences} from './withoutSecondReferences';

const ENTRY = (second: string) =>
  `export default {"0a": [() => import("@site/docs/a.mdx"), "@site/docs/a.mdx", ${second}]};`;

test('leaves one reference to each page', () => {
  expect(withoutSecondReferences(ENTRY('require.resolveWeak("@site/docs/a.mdx")'))).toBe(
    ENTRY('"@site/docs/a.mdx"'),
  );
});

test('says so when the framework writes its list otherwise', () => {
  expect(() => withoutSecondReferences(ENTRY('"@site/docs/a.mdx"'))).toThrow(
    /^writing: .docusaurus\/registry.js no longer has "require.resolveWeak/,
  );
});
