import {expect, test, vi} from 'vitest';
import type {Answer} from '../client/result';
import {answerModal, type ModalHit} from './answerModal';

const found: Answer = {
  results: [
    {
      url: '/contracts/v3/reference/core/UniswapV3Pool#swap',
      headings: ['UniswapV3Pool', 'Functions', '<mark>swap</mark>'],
      text: '',
    },
  ],
  count: 1,
};
const nothing: Answer = {results: [], count: 0};

const answerOf = (given: Answer | Error) => {
  const search = () => (given instanceof Error ? Promise.reject(given) : Promise.resolve(given));
  return answerModal({query: 'q'}, {search, toUrl: (path) => `/base${path}`});
};
const hitsFor = async (given: Answer | Error) => (await answerOf(given)).hits;

const named = (hits: readonly ModalHit[]) =>
  hits.map(({hierarchy: {lvl0, lvl1}, content}) => `${lvl0}: ${lvl1 ?? content}`);

test('offers the four pages to start from where nothing is found', async () => {
  const hits = await hitsFor(nothing);
  expect(named(hits)).toEqual([
    'Start from: Concepts',
    'Start from: Contracts',
    'Start from: SDKs',
    'Start from: APIs',
  ]);
  expect(hits.map(({url}) => url)).toContain('/base/concepts/overview');
});

test('offers corrections first, each of which asks its query', async () => {
  const [first, second] = await hitsFor({...nothing, corrections: ['liquidity math']});
  expect(first).toMatchObject({
    url: '/base/search?q=liquidity+math',
    content: 'liquidity math',
    asks: 'liquidity math',
  });
  expect(second?.hierarchy.lvl0).toBe('Start from');
});

test('offers nothing beside what was found', async () => {
  expect(named(await hitsFor({...found, corrections: ['swaps']}))).toEqual([
    'Best matches: UniswapV3Pool',
  ]);
});

test('gives a result its group, its own heading, and all headings above it', async () => {
  expect(await answerOf(found)).toMatchObject({
    nbHits: 1,
    hits: [
      {
        url: '/base/contracts/v3/reference/core/UniswapV3Pool#swap',
        type: 'lvl2',
        hierarchy: {lvl0: 'Best matches', lvl1: 'UniswapV3Pool', lvl2: 'swap'},
        _snippetResult: {
          hierarchy: {
            lvl1: {value: 'UniswapV3Pool › Functions'},
            lvl2: {value: '<mark>swap</mark>'},
          },
        },
      },
    ],
  });
});

test('shows a page by its title and its text', async () => {
  const page = {url: '/concepts/fees', headings: ['Fees'], text: 'A <mark>swap</mark> pays.'};
  expect(await hitsFor({results: [page], count: 1})).toMatchObject([
    {type: 'lvl1', content: 'A swap pays.', hierarchy: {lvl1: 'Fees', lvl2: null}},
  ]);
});

test('shows a record of a text by that text', async () => {
  const text = {
    url: '/concepts/fees#who',
    headings: ['Fees', 'Who'],
    text: 'It swaps.',
    isText: true,
  };
  expect(await hitsFor({results: [text], count: 1})).toMatchObject([
    {type: 'content', content: 'It swaps.'},
  ]);
});

test('escapes a correction, which DocSearch inserts as HTML', async () => {
  const [first] = await hitsFor({...nothing, corrections: ['Result<Pool>']});
  expect(first).toMatchObject({content: 'Result&#60;Pool&#62;', asks: 'Result<Pool>'});
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
