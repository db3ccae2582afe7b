import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {membersOf, structsOf} from '../../../../../facts/reference/solidity/fromAbi';
import {sourcesOf} from '../../../../../pages/sources';
import {fromUniswapX} from '../../../../../sandbox/fromPackage';

const {contracts, pages} = sourcesOf('.').contracts();
const {abi} = fromUniswapX('Permit2');
const keys = ['AllowanceTransfer', 'SignatureTransfer'].map(
  (name) => `@uniswap/uniswapx-sdk/${name}`,
);
const told = keys.flatMap((key) => contracts.get(key) ?? []);

test('describes every function, event and error of Permit2 on exactly one of its pages', () => {
  const signatures = told.flatMap(({members}) =>
    members.map((one) => `${one.kind} ${one.signature}`),
  );
  const published = membersOf(abi).map((one) => `${one.kind} ${one.signature}`);
  expect(signatures.sort()).toEqual(published.sort());
});

test('describes every struct of Permit2 on exactly one of its pages', () => {
  const names = told.flatMap(({structs}) => structs.map(({name}) => name));
  expect(names.sort()).toEqual(
    structsOf(abi)
      .map(({name}) => name)
      .sort(),
  );
});

test.each(keys)('has the reference of %s on its page, once', (key) => {
  const file = pages.get(key)?.file.replace(/yaml$/, 'mdx') ?? '';
  expect(readFileSync(file, 'utf8').match(/^<Reference \/>$/gm)).toHaveLength(1);
});
