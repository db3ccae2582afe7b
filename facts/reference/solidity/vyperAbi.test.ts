import exchange from '@uniswap/v2-periphery/build/UniswapV1Exchange.json';
import {parseAbi, type Abi} from 'viem';
import {expect, test} from 'vitest';
import {membersOf} from './fromAbi';
import {abiOf} from './vyperAbi';

const member = (name: string) =>
  membersOf(abiOf(exchange.abi as unknown as Abi)).find((one) => one.name === name);

test.each([
  ['getEthToTokenInputPrice', 'view'],
  ['addLiquidity', 'payable'],
  ['tokenToEthSwapInput', 'nonpayable'],
  ['__default__', 'payable'],
])('tells the mutability of %s, for which Vyper wrote two flags: %s', (name, mutability) => {
  expect(member(name)).toMatchObject({mutability});
});

test('leaves out the name that Vyper gave to each returned value', () => {
  expect(member('removeLiquidity')?.returns).toEqual([
    {name: '', type: 'uint256'},
    {name: '', type: 'uint256'},
  ]);
});

test('changes nothing in the ABI of another compiler', () => {
  const abi = parseAbi(['function swap(uint256 amount) view returns (uint256 out)']);
  expect(abiOf(abi)).toEqual(abi);
});
