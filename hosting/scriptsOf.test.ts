import {expect, test} from 'vitest';
import {scriptsOf} from './scriptsOf';

// Of the text "alert(1)", by "printf 'alert(1)' | openssl dgst -sha256 -binary | base64".
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script with data of its own', '<script data-scripts="/a.js">alert(1)</script>'],
  ['a module', '<script type="module">alert(1)</script>'],
  [
    'a script behind text that names one',
    '<p title="<script>">&lt;script></p><script>alert(1)</script>',
  ],
])('takes the digest of %s', (_, html) => {
  expect(scriptsOf(html).digests).toEqual([ALERT]);
});

test('takes a script to the letter', () => {
  const digest = (text: string) => scriptsOf(`<script>${text}</script>`).digests[0];
  expect(digest('a&amp;b')).not.toBe(digest('a&b'));
  expect(digest(' alert(1)')).not.toBe(ALERT);
});

test.each([
  ['a script of a file', '<script src="/a.js"></script>'],
  ['data', '<script type="application/ld+json">{}</script>'],
  ['a comment', '<!-- <script>alert(1)</script> -->'],
])('takes none of %s', (_, html) => {
  expect(scriptsOf(html)).toEqual({digests: [], refused: []});
});

test.each([
  '<button onclick="alert(1)">',
  '<img ONERROR="alert(1)">',
  '<a href=" javascript:alert(1)">',
])('names what no digest allows: %s', (html) => {
  expect(scriptsOf(html).refused).toHaveLength(1);
});
