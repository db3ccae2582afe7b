import {expect, test} from 'vitest';
import {createNameFit, stemsOf, type FitWord} from './nameFit';
import {stem} from './stem';

const nameFit = (words: readonly FitWord[], name: readonly string[]) => createNameFit(words)(name);
const asked = (...words: string[]) =>
  words.map((word) => ({stems: new Set([stem(word)]), synonyms: new Set<string>(), rarity: 1}));

test('is 1 for a name that has the words of the query, in whatever form and order', () => {
  expect(nameFit(asked('fees', 'collecting'), stemsOf('Collect fees'))).toBe(1);
});

test('is less for a name with more words, and for a query with more', () => {
  const fit = nameFit(asked('collect', 'fees'), stemsOf('Collect all the fees of a position'));
  expect(fit).toBeGreaterThan(0);
  expect(fit).toBeLessThan(1);
  expect(nameFit(asked('collect', 'fees', 'daily'), stemsOf('Collect fees'))).toBeLessThan(1);
});

test('counts a rare word of the query for more', () => {
  const [common, rare] = asked('swap', 'permit').map((word, at) => ({...word, rarity: at + 1}));
  const words = common && rare ? [common, rare] : [];
  expect(nameFit(words, ['permit'])).toBeGreaterThan(nameFit(words, ['swap']));
});

test('is 0 without a common word, or without a name', () => {
  expect(nameFit(asked('swap'), stemsOf('Collect fees'))).toBe(0);
  expect(nameFit(asked('swap'), [])).toBe(0);
});

test('counts a synonym for less than the word', () => {
  const words = [{stems: new Set(['trade']), synonyms: new Set(['swap']), rarity: 1}];
  const fit = nameFit(words, ['swap']);
  expect(fit).toBeGreaterThan(0);
  expect(fit).toBeLessThan(1);
});
