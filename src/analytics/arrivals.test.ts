// @vitest-environment happy-dom
import {afterEach, expect, test} from 'vitest';
import {takeLeftPages, type Arrival} from './arrivals';

const landing: Arrival = {page: '/', search: '?gclid=7', referrer: 'https://a.example/', time: 1};
const second: Arrival = {page: '/sdk', search: '', referrer: 'https://site.example/', time: 2};
const store = (list: readonly unknown[]) => {
  sessionStorage.setItem('analytics-arrivals', JSON.stringify(list));
};

afterEach(() => {
  sessionStorage.clear();
});

test('takes the pages out that were left, without the open one', () => {
  store([landing, second]);
  expect(takeLeftPages({...second, time: 3})).toEqual([landing]);
  expect(sessionStorage).toHaveLength(0);
});

test('counts a page once that was reloaded before its scripts ran', () => {
  store([landing, {...landing, time: 2}]);
  expect(takeLeftPages({...landing, time: 3})).toEqual([]);
});

test('takes nothing that is no page', () => {
  store([null, {}, {...landing, time: 'x'}, {...landing, page: 5}, landing]);
  expect(takeLeftPages(second)).toEqual([landing]);
});
