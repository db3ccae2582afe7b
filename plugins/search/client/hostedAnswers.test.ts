import {expect, test} from 'vitest';
import {hostedAnswers} from './hostedAnswers';
import {FOUND} from './hostedRequest';

const hit = {
  objectID: '/concepts/protocol/fees#tiers~2',
  url: 'https://docs.example/concepts/protocol/fees#tiers',
  type: 'lvl2',
  content: 'A pool has one fee.',
  hierarchy: {lvl0: 'Concepts', lvl1: 'Fees', lvl2: 'Tiers', lvl3: null},
  _highlightResult: {
    hierarchy: {
      lvl0: {value: 'Concepts'},
      lvl1: {value: `${FOUND.before}Fee${FOUND.after}s`},
      lvl2: {value: 'Tiers'},
    },
  },
  _snippetResult: {content: {value: `A pool has one ${FOUND.before}fee${FOUND.after}.`}},
};
const request = {query: 'fee', hitsPerPage: 20, highlightPreTag: '<b>', highlightPostTag: '</b>'};
const answerTo = (hits: unknown[], nbHits: unknown = hits.length) =>
  hostedAnswers({results: [{hits, nbHits}]}, [request])[0];

test('gives a section as the own index does, and says who answered', () => {
  expect(answerTo([hit], 41)).toMatchObject({
    nbHits: 41,
    nbPages: 3,
    page: 0,
    query: 'fee',
    answeredBy: 'hosted',
    hits: [
      {
        objectID: '/concepts/protocol/fees#tiers',
        url: 'https://docs.example/concepts/protocol/fees#tiers',
        url_without_anchor: 'https://docs.example/concepts/protocol/fees',
        type: 'lvl2',
        content: 'A pool has one fee.',
        hierarchy: {lvl0: 'Concepts', lvl1: 'Fees', lvl2: 'Tiers', lvl3: null, lvl6: null},
      },
    ],
  });
});

test('marks what was found with the tags of the request', () => {
  const [found] = answerTo([hit])?.hits ?? [];
  expect(found?._snippetResult.content).toEqual({
    value: 'A pool has one <b>fee</b>.',
    matchLevel: 'full',
  });
  expect(found?._highlightResult.hierarchy.lvl1?.value).toBe('<b>Fee</b>s');
  expect(found?._snippetResult.hierarchy).toEqual(found?._highlightResult.hierarchy);
});

test('knows only the levels that there are', () => {
  const [found] = answerTo([hit])?.hits ?? [];
  expect(Object.keys(found?._highlightResult.hierarchy ?? {})).toEqual(['lvl0', 'lvl1', 'lvl2']);
});

test('lets no markup through, marked or not', () => {
  const markup = '<img src=x onerror=alert(1)>';
  const [found] =
    answerTo([
      {
        ...hit,
        hierarchy: {lvl0: markup, lvl1: markup},
        _highlightResult: {hierarchy: {lvl1: {value: `${FOUND.before}${markup}${FOUND.after}`}}},
        _snippetResult: {content: {value: markup}},
      },
    ])?.hits ?? [];
  const {hierarchy, content} = found?._snippetResult ?? {};
  const values = [hierarchy?.lvl0?.value, hierarchy?.lvl1?.value, content?.value];
  expect(values.join()).not.toContain('<img');
  expect(hierarchy?.lvl1?.value).toMatch(/^<b>.*<\/b>$/);
});

test('takes a record that a crawler made, without highlights', () => {
  const plain = {...hit, type: 'content', _highlightResult: undefined, _snippetResult: undefined};
  const [found] = answerTo([plain])?.hits ?? [];
  expect(found?.type).toBe('content');
  expect(found?._snippetResult.hierarchy.lvl1).toEqual({value: 'Fees', matchLevel: 'none'});
});

test.each([
  ['nothing', undefined, 'expected a list, got undefined'],
  ['a page of HTML', '<html>', 'expected a list, got undefined'],
  ['too few results', {results: []}, 'expected 1 results, got 0'],
  ['a result without hits', {results: [{nbHits: 1}]}, 'expected a list, got undefined'],
  ['a result without a count', {results: [{hits: []}]}, 'expected a count of hits, got undefined'],
  ['a hit without an address', {results: [{hits: [{}], nbHits: 1}]}, 'Invalid URL'],
])('refuses %s', (_, response, message) => {
  expect(() => hostedAnswers(response, [request])).toThrow(message);
});
