import {expect, test} from 'vitest';
import {listExternalLinks} from './listExternalLinks';

const addresses = (source: string) =>
  listExternalLinks([{file: 'docs/a.mdx', source}]).map(({address}) => address);

test.each([
  ['a link', '[one](https://one.example/a)'],
  ['a definition', '[one][1]\n\n[1]: https://one.example/a'],
  ['a picture', '![one](https://one.example/a)'],
  ['an element', '<a href="https://one.example/a">one</a>'],
])('lists the address of %s', (_, source) => {
  expect(addresses(source)).toEqual(['https://one.example/a']);
});

test('leaves out the site, its own anchors, mail and code', () => {
  const code = '`https://one.example` and\n\n```sh\ncurl https://one.example\n```';
  expect(addresses(`[a](/a) [b](#b) [c](mailto:c@one.example) ${code}`)).toEqual([]);
});

test('lists an address once, with every line that leads to it', () => {
  const page = (file: string, source: string) => ({file, source});
  expect(
    listExternalLinks([
      page('docs/a.mdx', '---\ntitle: a\n---\n\n[a](https://one.example/a#b)'),
      page('blog/b.mdx', '[a](https://one.example/a)'),
    ]),
  ).toEqual([{address: 'https://one.example/a', places: ['docs/a.mdx:5', 'blog/b.mdx:1']}]);
});
