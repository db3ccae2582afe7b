import {expect, test} from 'vitest';
import {createMembers} from './createMembers';
import {packExcerpts, unpackExcerpts} from './packExcerpts';
import {nameOf} from './words';

const passage = (url: string, ...headings: string[]) => ({url, headings, text: '', code: ''});
const excerpts = unpackExcerpts(
  packExcerpts([
    passage('/concepts#swap', 'Swaps', 'swap'),
    passage('/contracts/v3/reference/UniswapV3Pool#swap', 'UniswapV3Pool', 'swap'),
    passage('/contracts/v3/reference/UniswapV3Pool#slot0', 'UniswapV3Pool', 'slot0'),
    passage('/contracts/v4/reference/StateLibrary#slot0', 'StateLibrary', 'slot0'),
    passage('/contracts/v4/reference/StateLibrary#price', 'StateLibrary', 'price'),
    passage('/contracts/v4/reference/PositionInfoLibrary', 'PositionInfoLibrary'),
  ]),
);
const named = (name: string) =>
  excerpts.flatMap(({headings}, id) => (nameOf(headings.at(-1) ?? '') === name ? [id] : []));
const {qualified, beside, libraryOf} = createMembers(excerpts, named);
const alike = () => 1;

test('finds the member of a type, and of one that ends so', () => {
  expect(qualified('UniswapV3Pool.swap', alike)[0]).toBe(1);
  expect(qualified('pool.swap', alike)).toEqual([1]);
  expect(qualified('swap', alike)).toEqual([]);
});

test('finds a member beside its type', () => {
  expect(beside('StateLibrary price', alike)).toEqual([4]);
  expect(beside('price StateLibrary', alike)).toEqual([4]);
});

test('finds a member beside a part of the name of its type, where no word is written as it is', () => {
  expect(beside('slot0 pool fields', alike)).toEqual([2]);
  expect(beside('slot0 state', alike)).toEqual([3]);
  expect(beside('price state', alike)).toEqual([]);
});

test('finds the library of a type that has no page', () => {
  expect(libraryOf('PositionInfo', alike)).toEqual([5]);
  expect(libraryOf('positionInfo', alike)).toEqual([]);
});
