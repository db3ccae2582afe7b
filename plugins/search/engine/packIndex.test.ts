import type MiniSearch from 'minisearch';
import {expect, test} from 'vitest';
import {buildIndex, indexOf, type SearchData} from './buildIndex';
import type {Fields} from './options';
import {unpackIndex} from './packIndex';
import {unpackExcerpts} from './packExcerpts';

const passage = (at: number, heading: string, text: string) => ({
  url: `/pool/page-${at}#here`,
  headings: ['Pool', heading],
  text,
  code: '',
  searchedAs: ['reservoir'],
});
const passages = [
  passage(0, 'slot0', 'The price of this moment. The price moves.'),
  passage(1, 'Fee', 'A pool keeps the fee.'),
  ...Array.from({length: 3_000}, (_, at) => passage(at + 2, 'Other', 'words')),
  passage(3_002, 'Price', 'Far away.'),
];
// As a browser gets it.
const travelled = JSON.parse(JSON.stringify(buildIndex(passages))) as SearchData;
const {index, known} = unpackIndex(travelled.index, unpackExcerpts(travelled.excerpts));
const answers = (from: MiniSearch<Fields>, query: string) =>
  from.search(query).map(({id, score}) => [id as number, score.toFixed(6)]);

test.each(['price', 'slot0', 'pool fee', 'far', 'page 17', 'reservoir', 'nothing'])(
  'answers %s as the index did that was packed',
  (query) => {
    expect(answers(index, query)).toEqual(answers(indexOf(passages).index, query));
  },
);

test('knows in how many passages each word stands, field by field', () => {
  const counted = ['slot0', 'price', 'reservoir', 'unheard'].map((word) => known.counts.get(word));
  expect(counted).toEqual([1, 2, 3_003, undefined]);
});

test('knows its words in their order', () => {
  expect(known.sorted).toEqual([...known.counts.keys()].sort());
});

test('takes an index without a passage', () => {
  const empty = buildIndex([]);
  expect(unpackIndex(empty.index, []).index.search('price')).toEqual([]);
});
