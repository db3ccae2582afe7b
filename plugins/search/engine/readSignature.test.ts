import {expect, test} from 'vitest';
import {readSignature} from './readSignature';

test.each([
  ['burn(address)', 'burn(address)'],
  ['burn( address , uint )', 'burn(address,uint256)'],
  ['function burn(address to) external returns (uint amount0, uint amount1);', 'burn(address)'],
  ['function setup(address payable token_addr) external {', 'setup(address)'],
  [
    'event Swap(\n  address indexed sender,\n  uint256 amount0In,\n  int24 tick\n)',
    'Swap(address,uint256,int24)',
  ],
  [
    'swap((address currency0,address currency1,uint24,int24,address) key,(bool,int256,uint160)[2] params,bytes calldata hookData)',
    'swap((address,address,uint24,int24,address),(bool,int256,uint160)[2],bytes)',
  ],
  ['event Swap(PoolId indexed id, int128 amount0)', 'Swap(bytes32,int128)'],
  [
    'initialize(PoolKey memory key, IHooks[] hooks)',
    'initialize((address,address,uint24,int24,address),address[])',
  ],
  ['f(uint256[] memory values, bytes32[2][] x)', 'f(uint256[],bytes32[2][])'],
])('reads %s', (pasted, canonical) => {
  expect(readSignature(pasted)).toEqual({text: canonical, isCanonical: true});
});

test('keeps the types that contracts name, from which no selector follows', () => {
  expect(readSignature('function mint(INonfungible.MintParams calldata params)')).toEqual({
    text: 'mint(INonfungible.MintParams)',
    isCanonical: false,
  });
});

test('knows that an error without types has none', () => {
  expect(readSignature('error Locked()')).toEqual({text: 'Locked()', isCanonical: true});
});

test('leaves it to the name where there are no types', () => {
  expect(readSignature('function slot0() external view returns (uint160, int24)')).toEqual({
    text: 'slot0()',
    isCanonical: false,
  });
});

test.each([
  'what is slot0()',
  'swap',
  'swap tokens (v3)',
  'swap (v3)',
  'const {amount} = await quote(pool)',
  'burn(address',
  'Square root price (sqrtPriceX96) of a pool',
  '',
])('takes no other words for one: %s', (query) => {
  expect(readSignature(query)).toBeUndefined();
});

test.each([
  `f(${'('.repeat(2_000)}${'a '.repeat(2_000)}`,
  `f${'()returns('.repeat(2_000)}`,
  `f()${'external '.repeat(2_000)}!`,
  `f(${'(a)[1] '.repeat(2_000)})!`,
])('ends soon with a long text: %#', (long) => {
  expect(readSignature(long)).toBeUndefined();
});
