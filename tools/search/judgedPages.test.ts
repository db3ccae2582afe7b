import {expect, test} from 'vitest';
import {amongJudged} from './judgedPages';
import {rankOf} from './rankOf';

const judged = new Set(['/old', '/older']);

test('lets a page that came since the judgement take no place', () => {
  const results = ['/new#part', '/old#part', '/older'];
  expect(rankOf(results, ['/old'])).toBe(2);
  expect(rankOf(amongJudged(results, {judged, accepted: ['/old']}), ['/old'])).toBe(1);
});

test('ranks a new page where a row accepts it', () => {
  expect(amongJudged(['/old', '/new#part'], {judged, accepted: ['/new#']})).toEqual([
    '/old',
    '/new#part',
  ]);
});
