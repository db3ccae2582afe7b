import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {withoutRemount} from './withoutRemount';

test("takes the key out of the theme's code block", () => {
  const theme = require.resolve('@docusaurus/theme-classic/lib/theme/CodeBlock/index.js');
  const source = readFileSync(theme, 'utf8');
  expect(source).toContain('key={String(isBrowser)}');
  expect(withoutRemount(source)).not.toContain('key=');
});

test('says when the theme has no such key any more', () => {
  expect(() => withoutRemount('<CodeBlock {...props} />')).toThrow(
    'the theme\'s code block no longer has "key={String(isBrowser)}"',
  );
});
