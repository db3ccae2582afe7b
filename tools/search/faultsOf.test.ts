import {expect, test} from 'vitest';
import {faultsOf, percent} from './faultsOf';
import {answeredRow} from './searchRows.fixture';
import type {AnsweredRow} from './scoresOf';

const LIGHT = {bytes: 900, pages: 1};
const rows = (count: number, rank: number | undefined, set: AnsweredRow['row']['set']) =>
  Array.from({length: count}, () => answeredRow(rank, {set}));
const perfect = [...rows(80, 1, 'generated'), ...rows(10, 1, 'tune'), ...rows(10, 1, 'report')];

test('finds no fault where every query is answered first', () => {
  expect(faultsOf(perfect, LIGHT)).toEqual([]);
});

test('allows what the promises allow', () => {
  const allowed = [
    ...rows(73, 1, 'generated'),
    ...rows(5, 3, 'generated'),
    ...rows(2, 4, 'generated'),
    ...rows(9, 1, 'tune'),
    ...rows(10, 1, 'report'),
    answeredRow(3),
  ];
  expect(faultsOf(allowed, LIGHT)).toEqual([]);
});

test('says when too few are answered by the first result, or by the first three', () => {
  const poor = [...rows(71, 1, 'generated'), ...rows(9, 4, 'generated'), ...perfect.slice(80)];
  expect(faultsOf(poor, LIGHT)).toEqual([
    '91.0% of the queries but fresh ones are answered by the first result, expected at least 92.0%',
    '91.0% of the queries but fresh ones are answered by one of the first three, expected at least 98.0%',
  ]);
});

test('asks the same of the half that was tuned on and of the other', () => {
  const second = [...rows(900, 1, 'generated'), ...rows(5, 1, 'tune'), ...rows(5, 2, 'tune')];
  expect(faultsOf([...second, ...rows(10, 1, 'report')], LIGHT)).toEqual([
    '50.0% of the queries in tune are answered by the first result, expected at least 90.0%',
  ]);
});

test('asks less of fresh queries, and counts them apart', () => {
  const fresh = [...rows(68, 1, 'fresh'), ...rows(17, 3, 'fresh'), ...rows(15, 4, 'fresh')];
  expect(faultsOf([...perfect, ...fresh], LIGHT)).toEqual([]);
  expect(faultsOf([...perfect, ...fresh.slice(4)], LIGHT)).toEqual([
    '66.6% of the fresh queries are answered by the first result, expected at least 68.0%',
    '84.3% of the fresh queries are answered by one of the first three, expected at least 84.5%',
  ]);
});

test('names generated queries without a result', () => {
  const empty = answeredRow(undefined, {query: 'slot0', set: 'generated', results: []});
  expect(faultsOf([...perfect, empty], LIGHT)).toEqual([
    '1 generated queries have no result, such as slot0',
  ]);
});

test('asks for every message but one of a hundred first', () => {
  const messages = (count: number, rank: number) =>
    Array.from({length: count}, () => answeredRow(rank, {set: 'generated', kind: 'message'}));
  expect(faultsOf([...perfect, ...messages(99, 1), ...messages(1, 2)], LIGHT)).toEqual([]);
  expect(faultsOf([...perfect, ...messages(98, 1), ...messages(2, 2)], LIGHT)).toEqual([
    '98.0% of the messages of failed calls are answered by the first result, expected at least 99.0%',
  ]);
});

test('says when the index is too heavy', () => {
  expect(faultsOf(perfect, {bytes: 285_001, pages: 300})).toEqual([
    'the index has 951 bytes compressed for each page, expected at most 950',
  ]);
});

test('gives a new page its own room', () => {
  expect(faultsOf(perfect, {bytes: 285_950, pages: 301})).toEqual([]);
});

test('rounds a share down, so that 89.99% is not 90%', () => {
  expect(percent(0.8999)).toBe('89.9%');
  expect(percent(0.9)).toBe('90.0%');
});
