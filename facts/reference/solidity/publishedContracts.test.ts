import {parseAbi} from 'viem';
import {expect, test} from 'vitest';
import {writePackage} from '../../../testing/solidityPackage.fixture';

const abi = parseAbi(['function burn(uint128 amount)']);
const POOL = 'pragma solidity ^0.8.0;\ncontract Pool {}\nlibrary Fees {}\ntype Delta is int256;';

test('reads of the artifacts of Foundry those that the sources declare, and no dependency or test', () => {
  const {published} = writePackage('fixture', {
    sources: {'core/Pool.sol': POOL},
    foundry: {
      'Pool.sol/Pool.json': abi,
      'Pool.t.sol/PoolTest.json': abi,
      'ERC20.sol/ERC20.json': abi,
      'Other.sol/Fees.json': abi,
      'Pool.sol/Delta.json': abi,
    },
  });
  expect(published).toEqual([
    {key: 'fixture/Pool', name: 'Pool', file: 'out/Pool.sol/Pool.json', abi},
  ]);
});

test('reads the artifact of the default settings where Foundry built several', () => {
  const {published} = writePackage('fixture', {
    sources: {'Pool.sol': POOL},
    foundry: {'Pool.sol/Pool.default.json': abi, 'Pool.sol/Pool.test.json': []},
  });
  expect(published).toEqual([
    {key: 'fixture/Pool', name: 'Pool', file: 'out/Pool.sol/Pool.default.json', abi},
  ]);
});

test('leaves out the test contracts among the sources', () => {
  const {declared} = writePackage('fixture', {
    sources: {'Pool.sol': POOL, 'test/PoolTest.sol': 'contract PoolTest {}'},
    row: {tests: 'contracts/test'},
  });
  expect(declared.map(({node}) => node.name)).toEqual(['Pool', 'Fees', 'Delta']);
});
