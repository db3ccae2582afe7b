import {expect, test} from 'vitest';
import {modalOrder} from './modalOrder';

const excerpt = (url: string) => ({url, headings: [url.split('#')[0] ?? '']});

test('brings the sections of a part of the site together, the best part first', () => {
  expect(modalOrder(['/contracts/v3/a', '/concepts/b', '/contracts/v3/c'].map(excerpt))).toEqual([
    '/contracts/v3/a',
    '/contracts/v3/c',
    '/concepts/b',
  ]);
});

test('tells the versions of the protocol apart', () => {
  expect(modalOrder(['/sdk/v3/a', '/sdk/v2/b', '/sdk/v3/c'].map(excerpt))).toEqual([
    '/sdk/v3/a',
    '/sdk/v3/c',
    '/sdk/v2/b',
  ]);
});

test('brings the sections of a page together', () => {
  expect(modalOrder(['/concepts/a#1', '/concepts/b', '/concepts/a#2'].map(excerpt))).toEqual([
    '/concepts/a#1',
    '/concepts/a#2',
    '/concepts/b',
  ]);
});

test('shows five of a part, of the first twenty', () => {
  const many = Array.from({length: 30}, (_, at) => excerpt(`/concepts/${at}`));
  expect(modalOrder(many)).toHaveLength(5);
  expect(modalOrder([...many.slice(0, 20), excerpt('/blog/late')])).not.toContain('/blog/late');
});
