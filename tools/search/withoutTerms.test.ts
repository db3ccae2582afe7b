import {expect, test} from 'vitest';
import {buildIndex} from '../../plugins/search/engine/buildIndex';
import {createEngine} from '../../plugins/search/engine/createEngine';
import {countFound, withoutTerms} from './withoutTerms';

const passages = [
  {
    url: '/fees',
    headings: ['Fees'],
    text: 'What a swap costs.',
    code: '',
    searchedAs: ['fees', 'levy'],
    answers: ['what does it cost'],
  },
  {url: '/swaps#cost', headings: ['Swaps', 'Cost'], text: '', code: '', answers: ['swap cost']},
];

test('counts the terms by which a page is found though it lacks them', () => {
  const engine = createEngine(buildIndex(withoutTerms(passages)));
  expect(countFound(passages, engine)).toEqual({
    searchedAs: 2,
    searchedAsFound: 1,
    answers: 2,
    answersFound: 1,
  });
});

test('finds by all of them with the terms', () => {
  const engine = createEngine(buildIndex(passages));
  expect(countFound(passages, engine)).toMatchObject({searchedAsFound: 2});
});
