import {expect, test} from 'vitest';
import manifest from '../../package.json';
import {documented} from '../record/identifiers/documented';
import {packages as contracts} from '../../facts/reference/solidity/packages';
import {packages as sdks} from '../../facts/reference/typescript/packages';

test('names among dependencies every package whose files the references are made from', () => {
  const names = [
    ...contracts.map(({folder}) => folder),
    ...sdks.map((module) => module.split('/', 2).join('/')),
    ...documented.map((one) => one.package).filter((name) => !name.startsWith('Uniswap/')),
  ];
  expect(Object.keys(manifest.dependencies)).toEqual(expect.arrayContaining(names));
});
