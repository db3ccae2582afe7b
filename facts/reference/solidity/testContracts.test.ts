import {expect, test} from 'vitest';
import {inventory} from '../../../testing/inventory';
import {membersOf, structsOf} from './fromAbi';
import {testContracts} from './testContracts';

const abiOf = (name: string) => testContracts.published.find((one) => one.name === name)?.abi ?? [];

test('has a contract for every page of a test contract', () => {
  const pages = inventory.flatMap(
    ({path}) => /\/v3\/reference\/.*\/test\/(\w+)$/.exec(path)?.[1] ?? [],
  );
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter((page) => !testContracts.published.some(({name}) => name === page))).toEqual(
    [],
  );
});

test('says which release held them, and in which file', () => {
  expect(testContracts).toMatchObject({package: '@uniswap/universal-router', version: '2.0.0'});
  expect(testContracts.published.find(({name}) => name === 'PathTest')?.file).toBe(
    'lib/v3-periphery/contracts/test/PathTest.sol',
  );
});

test('computes the selector of a function with a struct from its values', () => {
  const [generate] = membersOf(abiOf('NFTDescriptorTest')).filter(
    ({name}) => name === 'generateSVGImage',
  );
  expect(generate?.signature).toBe(
    'generateSVGImage((uint256,address,address,string,string,uint8,uint8,bool,int24,int24,int24,int24,uint24,address))',
  );
});

test('names the structs as callers write them', () => {
  const structs = ['NFTDescriptorTest', 'TestMulticall'].flatMap((name) => structsOf(abiOf(name)));
  expect(structs.map(({name}) => name)).toEqual([
    'NFTDescriptor.ConstructTokenURIParams',
    'TestMulticall.Tuple',
  ]);
});
