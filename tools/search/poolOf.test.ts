import {expect, test} from 'vitest';
import {poolOf} from './poolOf';

test('shows a judge what every way finds and what is accepted, without saying which', () => {
  const ways = {
    modal: () => ['/d#one', '/d#two', '/b'],
    page: () => ['/a'],
    agents: () => [],
  };
  const rows = [{kind: 'task', query: 'swap', accepted: ['/c#part']}];
  const [pooled] = poolOf(rows, {ways, pages: []});
  expect(pooled?.candidates.map(({page}) => page)).toEqual(['/a', '/b', '/c', '/d']);
});

test('shows the entries of pages for reverts and digits', () => {
  const ways = {modal: () => ['/b#one', '/b#two'], page: () => [], agents: () => []};
  const rows = [{kind: 'hex', query: '0x04e45aaf', accepted: ['/a#part']}];
  const [pooled] = poolOf(rows, {ways, pages: []});
  expect(pooled?.candidates.map(({page}) => page)).toEqual(['/a#part', '/b#one', '/b#two']);
});
