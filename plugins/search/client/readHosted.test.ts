import {expect, test} from 'vitest';
import {MATCH} from './hostedRequest';
import {readHosted} from './readHosted';

const hit = {
  objectID: '/concepts/protocol/fees#tiers~2',
  url: 'https://docs.example/concepts/protocol/fees#tiers',
  type: 'lvl2',
  content: 'A pool has one fee.',
  hierarchy: {lvl0: 'Concepts', lvl1: 'Fees', lvl2: 'Tiers', lvl3: null},
  _highlightResult: {
    hierarchy: {
      lvl0: {value: 'Concepts'},
      lvl1: {value: `${MATCH.before}Fee${MATCH.after}s`},
      lvl2: {value: 'Tiers'},
    },
  },
  _snippetResult: {content: {value: `A pool has one ${MATCH.before}fee${MATCH.after}.`}},
};
const read = (hits: unknown[], nbHits: unknown = hits.length) =>
  readHosted({results: [{hits, nbHits}]});

test('gives a passage as the own index does, and says who answered', () => {
  expect(read([hit], 41)).toEqual({
    count: 41,
    answeredBy: 'hosted',
    results: [
      {
        url: '/concepts/protocol/fees#tiers',
        headings: ['<mark>Fee</mark>s', 'Tiers'],
        text: 'A pool has one <mark>fee</mark>.',
        isText: false,
      },
    ],
  });
});

test('lets no markup through, marked or not', () => {
  const markup = '<img src=x onerror=alert(1)>';
  const [result] = read([
    {
      ...hit,
      hierarchy: {lvl0: markup, lvl1: markup, lvl2: markup},
      _highlightResult: {hierarchy: {lvl1: {value: `${MATCH.before}${markup}${MATCH.after}`}}},
      _snippetResult: {content: {value: markup}},
    },
  ]).results;
  expect([...(result?.headings ?? []), result?.text].join()).not.toContain('<img');
  expect(result?.headings[0]).toMatch(/^<mark>.*<\/mark>$/);
});

test('takes a record that a crawler made, without highlights', () => {
  const plain = {...hit, type: 'content', _highlightResult: undefined, _snippetResult: undefined};
  expect(read([plain]).results).toEqual([
    {
      url: '/concepts/protocol/fees#tiers',
      headings: ['Fees', 'Tiers'],
      text: 'A pool has one fee.',
      isText: true,
    },
  ]);
});

test.each([
  ['nothing', undefined, 'expected a list, got undefined'],
  ['a page of HTML', '<html>', 'expected a list, got undefined'],
  ['no result', {results: []}, 'expected a list, got undefined'],
  ['a result without hits', {results: [{nbHits: 1}]}, 'expected a list, got undefined'],
  ['a result without a count', {results: [{hits: []}]}, 'expected a count of hits, got undefined'],
  ['a hit without an address', {results: [{hits: [{}], nbHits: 1}]}, 'Invalid URL'],
])('refuses %s', (_, response, message) => {
  expect(() => readHosted(response)).toThrow(message);
});
