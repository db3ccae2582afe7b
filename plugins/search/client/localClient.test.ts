import {expect, test} from 'vitest';
import {localClient} from './localClient';

const asked: string[] = [];
const client = localClient(
  (query) => {
    asked.push(query);
    return Promise.resolve({
      matches: [
        {url: '/concepts/protocol/fees', headings: ['Fees'], text: '', searchedAs: '', words: []},
      ],
      corrections: query === 'fes' ? ['fees'] : [],
    });
  },
  () => 'https://docs.example',
);

test('answers the modal, which puts its requests into an object', async () => {
  const {results} = await client.search({requests: [{query: 'fees', hitsPerPage: 20}]});
  expect(results[0]).toMatchObject({query: 'fees', nbHits: 1});
});

test('answers the search page, which sends a list with parameters apart', async () => {
  const {results} = await client.search([
    {params: {query: 'fees', hitsPerPage: 15}},
    {params: {query: 'fees', hitsPerPage: 0}},
  ]);
  expect(results.map(({hits}) => hits.length)).toEqual([1, 0]);
});

test('passes the query on as it was typed', async () => {
  await client.search({requests: [{query: '0xC02a'}]});
  expect(asked.at(-1)).toBe('0xC02a');
});

test('passes on what the engine would have a misspelt query say', async () => {
  const {results} = await client.search({requests: [{query: 'fes'}]});
  expect(results[0]?.corrections).toEqual(['fees']);
});
