import {expect, test} from 'vitest';
import {modalOrder} from './modalOrder';

const excerpt = (url: string) => ({url, headings: [url.split('#')[0] ?? '']});
/** The best matches, which stand together. */
const best = ['/blog/1', '/blog/2', '/blog/3', '/blog/4', '/blog/5'];
const orderBehindBest = (...urls: string[]) => modalOrder([...best, ...urls].map(excerpt)).slice(5);

test('leaves the five best as they came, of whatever part of the site', () => {
  const five = ['/sdk/v3/a', '/concepts/b', '/sdk/v3/c', '/blog/d', '/concepts/e'];
  expect(modalOrder(five.map(excerpt))).toEqual(five);
});

test('brings the sections of a part of the site together behind them, the best part first', () => {
  expect(orderBehindBest('/contracts/v3/a', '/concepts/b', '/contracts/v3/c')).toEqual([
    '/contracts/v3/a',
    '/contracts/v3/c',
    '/concepts/b',
  ]);
});

test('tells the versions of the protocol apart', () => {
  expect(orderBehindBest('/sdk/v3/a', '/sdk/v2/b', '/sdk/v3/c')).toEqual([
    '/sdk/v3/a',
    '/sdk/v3/c',
    '/sdk/v2/b',
  ]);
});

test('brings the sections of a page together', () => {
  expect(orderBehindBest('/concepts/a#1', '/concepts/b', '/concepts/a#2')).toEqual([
    '/concepts/a#1',
    '/concepts/a#2',
    '/concepts/b',
  ]);
});

test('shows five of a part, of the first twenty', () => {
  const many = Array.from({length: 30}, (_, at) => excerpt(`/concepts/${at}`));
  expect(modalOrder(many)).toHaveLength(10);
  expect(modalOrder([...many.slice(0, 20), excerpt('/blog/late')])).not.toContain('/blog/late');
});
