import {expect, test} from 'vitest';
import {splitPage} from './readPage';

test('separates front matter from text, and says on which line the text starts', () => {
  const page = splitPage('---\ntitle: Fees\n---\n\n## Tiers\n\n---\n');
  expect(page).toMatchObject({
    frontMatter: {title: 'Fees'},
    content: '\n## Tiers\n\n---\n',
    firstLine: 4,
  });
});

test('reads a title that is folded over two lines', () => {
  const {frontMatter} = splitPage('---\ntitle: >-\n  What a swap\n  pays\nkind: concept\n---\n');
  expect(frontMatter).toEqual({title: 'What a swap pays', kind: 'concept'});
});

test('reads a part of a page, which has no front matter', () => {
  const page = splitPage('Text.\n');
  expect(page.frontMatter).toEqual({});
  expect(page).toMatchObject({content: 'Text.\n', firstLine: 1});
});
