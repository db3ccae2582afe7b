import {beforeAll, expect, test} from 'vitest';
import {writePackage} from '../../../testing/solidityPackage.fixture';
import type {Contract} from '../model';
import {joinContracts} from './joinContracts';

const SOURCE = `
pragma solidity ^0.8.0;
/// @dev Two amounts in one word
type Delta is int256;
using {add as +, isZero} for Delta global;
using DeltaLibrary for Delta global;
uint24 constant LIMIT = 1_000;
/// @notice Sums both amounts
function add(Delta a, Delta b) pure returns (Delta) { return a; }
function isZero(Delta a) pure returns (bool) { return true; }
function half(uint256 amount) pure returns (uint256) { return amount / 2; }
library DeltaLibrary {
  error DeltaTooLarge(Delta delta);
  Delta public constant ZERO = Delta.wrap(0);
  function upper(Delta delta) internal pure returns (int128) { return 0; }
}`;

const KEY = `
pragma solidity ^0.8.0;
import {Delta} from './Delta.sol';
/// @notice Names a pool
struct Key {
  /// @notice Its price
  uint160 price;
  Delta delta;
}
interface IPool {
  /// @notice Trades
  function trade(Key calldata key, Delta delta) external returns (Delta);
}`;

const contracts = new Map<string, Contract>();

beforeAll(() => {
  const fixture = writePackage('fixture', {sources: {'Delta.sol': SOURCE, 'Key.sol': KEY}});
  joinContracts([fixture]).forEach((contract) => contracts.set(contract.name, contract));
});

test('reads a value type with what it wraps and its comment', () => {
  expect(contracts.get('Delta')).toMatchObject({
    key: 'fixture/Delta',
    kind: 'value type',
    underlying: 'int256',
    bases: ['DeltaLibrary'],
    text: {text: 'Two amounts in one word'},
  });
});

test('gives a type the free functions that name it, with their operators', () => {
  const free = contracts.get('Delta')?.members.filter(({visibility}) => visibility === 'free');
  expect(free?.map(({declaration, operator, text}) => [declaration, operator, text?.text])).toEqual(
    [
      ['function add(Delta a, Delta b) pure returns (Delta)', '+', 'Sums both amounts'],
      ['function isZero(Delta a) pure returns (bool)', undefined, undefined],
    ],
  );
});

test('gives a type the functions and errors of its libraries, and none of their getters', () => {
  const members = contracts.get('Delta')?.members.filter(({visibility}) => visibility !== 'free');
  expect(
    members?.map(({kind, signature, inheritedFrom}) => [kind, signature, inheritedFrom]),
  ).toEqual([
    ['error', 'DeltaTooLarge(int256)', 'fixture/DeltaLibrary'],
    ['function', 'upper(Delta)', 'fixture/DeltaLibrary'],
  ]);
});

test('lists the constants of the file and of the libraries of a type', () => {
  expect(contracts.get('Delta')?.constants).toMatchObject([
    {name: 'LIMIT', type: 'uint24', value: '1_000'},
    {name: 'ZERO', type: 'Delta', value: 'Delta.wrap(0)'},
  ]);
});

test('reads a struct that stands in no contract, with the comments of its fields', () => {
  expect(contracts.get('Key')).toMatchObject({
    kind: 'struct',
    members: [],
    structs: [
      {
        name: 'Key',
        text: {text: 'Names a pool'},
        fields: [
          {name: 'price', type: 'uint160', text: 'Its price'},
          {name: 'delta', type: 'Delta'},
        ],
      },
    ],
  });
});

test('computes selectors with what value types wrap and with the fields of structs', () => {
  expect(contracts.get('IPool')?.members[0]).toMatchObject({
    signature: 'trade((uint160,int256),int256)',
    declaration: 'function trade(Key key, Delta delta) external returns (Delta)',
    selector: '0xae4bf853',
  });
});
