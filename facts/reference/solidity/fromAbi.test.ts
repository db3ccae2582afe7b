import {parseAbi, type Abi} from 'viem';
import {expect, test} from 'vitest';
import {membersOf, parameter, structsOf} from './fromAbi';

const abi = parseAbi([
  'constructor(address factory)',
  'function transfer(address to, uint256 amount) returns (bool)',
  'event Transfer(address indexed from, address indexed to, uint256 amount)',
  'struct Order { address token; uint256 amount; }',
  'error Expired(Order order)',
  'receive() external payable',
]);

const memberNamed = (name: string) => membersOf(abi).find((one) => one.name === name);

test('computes the selector of a function', () => {
  expect(memberNamed('transfer')).toMatchObject({
    signature: 'transfer(address,uint256)',
    selector: '0xa9059cbb',
    mutability: 'nonpayable',
    returns: [{name: '', type: 'bool'}],
  });
});

test('computes the topic of an event, and says what it is indexed by', () => {
  const transfer = memberNamed('Transfer');
  expect(transfer?.selector).toBe(
    '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  );
  expect(transfer?.parameters.map(({isIndexed = false}) => isIndexed)).toEqual([true, true, false]);
});

test('writes the struct of an error as its values, as the selector is computed from them', () => {
  expect(memberNamed('Expired')).toMatchObject({
    kind: 'error',
    signature: 'Expired((address,uint256))',
  });
});

test('has a constructor without a selector, and nothing for plain transfers', () => {
  expect(memberNamed('constructor')).toMatchObject({signature: 'constructor(address)'});
  expect(memberNamed('constructor')?.selector).toBeUndefined();
  expect(membersOf(abi)).toHaveLength(4);
});

test('names a struct, a contract and an enum as a caller writes them', () => {
  const typed = (internalType: string) =>
    parameter({name: 'x', type: 'address', internalType}).type;
  expect(typed('struct ISwapRouter.ExactInputParams[]')).toBe('ISwapRouter.ExactInputParams[]');
  expect(typed('contract IERC20')).toBe('IERC20');
  expect(typed('enum Status')).toBe('Status');
});

test('finds the structs that values are made of, inside others too, each once', () => {
  const key = {name: 'token', type: 'address', internalType: 'address'};
  const inner = {name: 'key', type: 'tuple', internalType: 'struct Pool.Key', components: [key]};
  const outer = {
    name: 'orders',
    type: 'tuple[]',
    internalType: 'struct Pool.Order[]',
    components: [inner],
  };
  const call = {type: 'function', name: 'a', stateMutability: 'view'} as const;
  const nested: Abi = [{...call, inputs: [outer], outputs: []}];
  expect(structsOf(nested)).toEqual([
    {name: 'Pool.Order', fields: [{name: 'key', type: 'Pool.Key'}]},
    {name: 'Pool.Key', fields: [{name: 'token', type: 'address'}]},
  ]);
});
