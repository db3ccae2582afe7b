// cspell:ignore toolong toolatebytes
import {expect, test} from 'vitest';
import {createNames} from './createNames';
import {packExcerpts, unpackExcerpts} from './packExcerpts';

const passage = (url: string, ...headings: string[]) => ({url, headings, text: '', code: ''});
const excerpts = unpackExcerpts(
  packExcerpts([
    passage('/contracts/v3/reference/core/Pool#swap', 'Pool', 'swap'),
    passage('/contracts/v3/reference/core/Callback#swap', 'Callback', 'swap'),
    passage('/contracts/v4/reference/errors/errors#toolong', 'Errors', 'TooLong(uint256)'),
    passage('/contracts/v4/reference/core/Router#error-toolong', 'Router', 'TooLong'),
    passage('/contracts/v4/reference/errors/errors#toolatebytes32', 'Errors', 'TooLate(PoolId)'),
  ]),
);
const weights = [1, 1.2, 0.6, 0.3, 0.6];
const {exactly} = createNames(excerpts);
const find = (query: string) => exactly(query, {words: [], weightOf: (id) => weights[id] ?? 0});

test('has the heavier passage of a name first', () => {
  expect(find('swap')[0]).toBe(1);
});

test('finds the member of a type', () => {
  expect(find('Pool.swap')[0]).toBe(0);
});

test('has the entry of an error before the contract, with its parameters or without', () => {
  expect(find('TooLong')[0]).toBe(2);
  expect(find('TooLong(uint256)')[0]).toBe(2);
});

test('finds a signature by its anchor where its heading names other types', () => {
  expect(find('TooLate(bytes32)')[0]).toBe(4);
});

test('finds the entry of an error by its words', () => {
  expect(find('too long')).toContain(2);
  expect(find('too long')).not.toContain(3);
});
