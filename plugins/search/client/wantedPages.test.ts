import {expect, test} from 'vitest';
import {wantedPages} from './wantedPages';

test.each([
  [
    'collect fees v4 typescript',
    ['protocol:v4<score=4>', 'parts:sdk<score=2>', 'kind:guide<score=1>'],
  ],
  ['what is a tick', ['kind:concept<score=1>', 'kind:glossary<score=1>']],
  ['weth address on base', []],
])('prefers of "%s" what the own index weighs more', (query, filters) => {
  expect(wantedPages(query)).toEqual(filters);
});
