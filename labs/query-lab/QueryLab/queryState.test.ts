import {expect, test} from 'vitest';
import {hashOf, stateOf} from '../../../src/components/hashState/hashOf';
import {queryState} from './queryState';

test.each([
  {query: '{ pool(id: "0xa") { tick } }', variables: ''},
  {
    query: 'query After($id: ID!) {\n  pools(where: {id_gt: $id}) { id }\n}',
    variables: '{"id": "+&"}',
  },
  {example: 'mostTradedPools', variables: ''},
])('keeps %j in the address', (state) => {
  expect(stateOf(queryState, hashOf(queryState, state))).toEqual(state);
});

test.each([
  {variables: ''},
  {query: '', variables: '{}'},
  {query: '{'.repeat(8_000), variables: ''},
])('leaves out what is empty or too long', (state) => {
  expect(hashOf(queryState, state)).toBe('');
});

test.each(['', '#query-lab', '#%'])('finds no query in "%s"', (hash) => {
  expect(stateOf(queryState, hash)).toEqual({variables: ''});
});
