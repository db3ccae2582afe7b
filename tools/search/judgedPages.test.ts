import {expect, test} from 'vitest';
import {amongJudged} from './judgedPages';
import {rankOf} from './rankOf';

const judged = new Set(['/old', '/older']);

test('lets a page that came since the judgement take no place', () => {
  const found = ['/new#part', '/old#part', '/older'];
  expect(rankOf(found, ['/old'])).toBe(2);
  expect(rankOf(amongJudged(found, {judged, accepted: ['/old']}), ['/old'])).toBe(1);
});

test('ranks a new page where a row accepts it', () => {
  expect(amongJudged(['/old', '/new#part'], {judged, accepted: ['/new#']})).toEqual([
    '/old',
    '/new#part',
  ]);
});
