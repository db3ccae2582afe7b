import type {Abi} from 'viem';
import {beforeAll, expect, test} from 'vitest';
import type {Contract} from '../model';
import {joinContracts} from './joinContracts';
import {writePackage} from '../../../testing/solidityPackage.fixture';

const SOURCE = `
interface IFiller {
  /// @notice What is to be filled
  /// @param amount How much of it
  struct Order { uint256 amount; }
  function fill(Order calldata order) external;
}
struct Step { uint24 fee; }
interface ISteps {
  struct Way { Step[] steps; }
}
abstract contract Walker is ISteps {
  struct Pace { uint8 count; }
}
contract Runner is Walker {}
contract Filler is IFiller {
  struct Kept { uint8 count; }
  struct Hidden { uint8 count; }
  function fill(Order calldata order) external override {}
}`;

const order = {
  name: 'order',
  type: 'tuple',
  internalType: 'struct IFiller.Order',
  components: [{name: 'amount', type: 'uint256', internalType: 'uint256'}],
};
const keptStruct = {
  name: 'kept',
  type: 'tuple',
  internalType: 'struct Filler.Kept',
  components: [],
};
const call = {type: 'function', outputs: [], stateMutability: 'nonpayable'} as const;
const abi: Abi = [{...call, name: 'fill', inputs: [order, keptStruct]}];

const contracts = new Map<string, Contract>();

beforeAll(() => {
  const sources = {'Filler.sol': SOURCE};
  joinContracts([writePackage('fixture', {sources, artifacts: {Filler: abi}})]).forEach(
    (contract) => contracts.set(contract.name, contract),
  );
});

test('lists the structs that callers pass before those that only the source uses', () => {
  expect(contracts.get('Filler')?.structs.map(({name}) => name)).toEqual([
    'IFiller.Order',
    'Filler.Kept',
    'Hidden',
  ]);
});

test('quotes what the declaration of an inherited struct says of it', () => {
  expect(contracts.get('Filler')?.structs[0]).toMatchObject({
    fields: [{name: 'amount', type: 'uint256', text: 'How much of it'}],
    text: {text: 'What is to be filled', package: 'fixture'},
  });
});

test('lists a struct of a source once, where no ABI is published', () => {
  expect(contracts.get('IFiller')?.structs.map(({name}) => name)).toEqual(['Order']);
});

test('lists what an abstract contract uses: its structs, those of its bases and the types in them', () => {
  expect(contracts.get('Walker')?.structs.map(({name}) => name)).toEqual(['Pace', 'Way', 'Step']);
});

test('leaves the structs of an abstract base to the page of that base', () => {
  expect(contracts.get('Runner')?.structs).toEqual([]);
});
