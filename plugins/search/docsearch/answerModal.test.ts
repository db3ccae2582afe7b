import {expect, test, vi} from 'vitest';
import type {Answer, Hit} from '../client/answer';
import {answer} from '../client/answer';
import {answerModal} from './answerModal';

const origin = 'https://docs.example';
const swap = {
  url: '/contracts/v3/reference/core/UniswapV3Pool#swap',
  headings: ['UniswapV3Pool', 'Functions', 'swap'],
  text: '',
  searchedAs: '',
  words: [],
};
const found = answer([swap], {query: 'swap'}, origin);
const nothing = answer([], {query: 'q'}, origin);

const hitsFor = async (given: Answer | Error) => {
  const search = () =>
    given instanceof Error ? Promise.reject(given) : Promise.resolve({results: [given]});
  const {results} = await answerModal({requests: [{query: 'q'}]}, {client: {search}, origin});
  return results.flatMap(({hits}) => hits);
};

const named = (hits: readonly Hit[]) =>
  hits.map(({hierarchy: {lvl0, lvl1}, content}) => `${lvl0}: ${lvl1 ?? content}`);

test('offers the four pages to start from where nothing is found', async () => {
  const hits = await hitsFor(nothing);
  expect(named(hits)).toEqual([
    'Start from: Concepts',
    'Start from: Contracts',
    'Start from: SDKs',
    'Start from: APIs',
  ]);
  expect(hits.map(({url}) => url)).toContain('https://docs.example/concepts/overview');
});

test('offers corrections first, each of which asks its query', async () => {
  const [first, second] = await hitsFor({...nothing, corrections: ['liquidity math']});
  expect(first).toMatchObject({
    url: 'https://docs.example/search?q=liquidity+math',
    content: 'liquidity math',
    asks: 'liquidity math',
  });
  expect(second?.hierarchy.lvl0).toBe('Start from');
});

test('offers nothing beside what was found', async () => {
  expect(named(await hitsFor({...found, corrections: ['swaps']}))).toEqual([
    'Contracts v3: UniswapV3Pool',
  ]);
});

test('names all headings above a section that was found', async () => {
  const [hit] = await hitsFor(found);
  expect(hit?._snippetResult.hierarchy.lvl1?.value).toBe('UniswapV3Pool › Functions');
});

test('says why the search failed, and offers the pages to start from', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const hits = await hitsFor(new Error('refused'));
  expect(hits).toHaveLength(4);
  expect(hits[0]).toMatchObject({failure: 'refused'});
  expect(warned).toHaveBeenCalledWith('The search failed.', new Error('refused'));
});

test('states that the site answered in place of the hosted service', async () => {
  expect((await hitsFor({...found, answeredBy: 'local'}))[0]).toMatchObject({answeredBy: 'local'});
  expect((await hitsFor({...found, answeredBy: 'hosted'}))[0]).toMatchObject({
    answeredBy: undefined,
  });
});
