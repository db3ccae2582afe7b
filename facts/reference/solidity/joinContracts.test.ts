import {parseAbi} from 'viem';
import {beforeAll, expect, test} from 'vitest';
import type {Contract} from '../model';
import {joinContracts} from './joinContracts';
import {writePackage} from '../../../testing/solidityPackage.fixture';

const SOURCE = `
pragma solidity >=0.7.0;
interface IBurner {
  /// @notice Tells of a burn
  event Burned(uint128 amount);
  /// @notice Burns tokens
  /// @param amount How many
  /// @return left What is left
  function burn(uint128 amount) external returns (uint256 left);
}
interface IBurnerToo is IBurner { function more() external; }
abstract contract Base is IBurner {
  modifier onlyOwner() { _; }
  function burn(uint128 amount) external override returns (uint256 left) {}
  function pause() public {}
  function helper() internal {}
}
/// @notice Burns for everybody
contract Burner is IBurner, Base {
  constructor(address owner) {}
  /// @notice Stops for good
  function pause() public override {}
  function inner(uint256 a) internal {}
}`;

const abi = parseAbi([
  'constructor(address owner)',
  'event Burned(uint128 amount)',
  'function burn(uint128 amount) returns (uint256 left)',
  'function pause()',
  'function hidden(uint256)',
]);

const contracts = new Map<string, Contract>();

beforeAll(() => {
  const fixture = writePackage('fixture', {
    version: '2.0.0',
    sources: {'Burner.sol': SOURCE},
    artifacts: {Burner: abi, Unseen: parseAbi(['function burn(uint128)'])},
  });
  joinContracts([fixture]).forEach((contract) => contracts.set(contract.name, contract));
});

const member = (contract: string, name: string) =>
  contracts.get(contract)?.members.find((one) => one.name === name);

test('has every member of the published ABI, and of the source what no ABI holds', () => {
  expect(contracts.get('Burner')?.members.map(({signature}) => signature)).toEqual([
    'constructor(address)',
    'Burned(uint128)',
    'burn(uint128)',
    'pause()',
    'hidden(uint256)',
    'inner(uint256)',
  ]);
});

test('joins a text by selector from wherever it is declared', () => {
  expect(member('Burner', 'burn')).toMatchObject({
    text: {text: 'Burns tokens', package: 'fixture', version: '2.0.0'},
    parameters: [{name: 'amount', text: 'How many'}],
    returns: [{name: 'left', text: 'What is left'}],
  });
});

test('joins a text by topic', () => {
  expect(member('Burner', 'Burned')?.text?.text).toBe('Tells of a burn');
});

test('names the base that holds the code, not the interface that declares it', () => {
  expect(member('Burner', 'burn')?.inheritedFrom).toBe('fixture/Base');
});

test('takes what a contract overrides for its own, with its own text', () => {
  expect(member('Burner', 'pause')?.inheritedFrom).toBeUndefined();
  expect(member('Burner', 'pause')?.text?.text).toBe('Stops for good');
});

test('names the interface that another interface inherits a member from', () => {
  expect(member('IBurnerToo', 'burn')?.inheritedFrom).toBe('fixture/IBurner');
  expect(member('IBurnerToo', 'more')?.inheritedFrom).toBeUndefined();
});

test('gives a member without a declaration no text and no base', () => {
  expect(member('Burner', 'hidden')).toMatchObject({signature: 'hidden(uint256)'});
  expect(member('Burner', 'hidden')).not.toHaveProperty('text');
  expect(member('Burner', 'hidden')).not.toHaveProperty('inheritedFrom');
});

test('says what kind of contract it is, what it inherits and what compiles it', () => {
  expect(contracts.get('Burner')).toMatchObject({
    key: 'fixture/Burner',
    kind: 'contract',
    version: '2.0.0',
    compiler: '>=0.7.0',
    bases: ['IBurner', 'Base'],
    files: ['artifacts/Burner.sol/Burner.json', 'contracts/Burner.sol'],
    text: {text: 'Burns for everybody'},
  });
  expect(contracts.get('Base')?.kind).toBe('abstract contract');
  expect(contracts.get('Unseen')).toMatchObject({kind: 'contract', members: [{name: 'burn'}]});
});

test('lists a member once that a contract and its bases declare', () => {
  expect(contracts.get('Base')?.members.map(({signature}) => signature)).toEqual([
    'burn(uint128)',
    'pause()',
    'Burned(uint128)',
    'onlyOwner()',
    'helper()',
  ]);
});

test('identifies an interface by the functions it declares itself', () => {
  expect(contracts.get('IBurner')?.interfaceId).toBe(member('IBurner', 'burn')?.selector);
  expect(contracts.get('IBurnerToo')?.interfaceId).toBe(member('IBurnerToo', 'more')?.selector);
  expect(contracts.get('Burner')).not.toHaveProperty('interfaceId');
});
