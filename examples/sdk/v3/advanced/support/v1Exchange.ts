import type {Token} from '@uniswap/sdk-core';
import {type Address, erc20Abi, parseAbi} from 'viem';
import {addressOf, client} from '../../../../support/chain';

const factoryV1 = {
  address: addressOf('UniswapV1Factory'), // on mainnet only
  abi: parseAbi(['function getExchange(address token) view returns (address)']),
} as const;
const priceAbi = parseAbi([
  'function getTokenToEthInputPrice(uint256 tokensSold) view returns (uint256 etherWei)',
]);

// #region v1
/** The v1 exchange of a token: what it holds, and what it pays for an amount, in a block. */
export async function v1Exchange(token: Token, blockNumber: bigint) {
  const args = [token.address as Address] as const;
  const address = await client.readContract({
    ...factoryV1,
    functionName: 'getExchange',
    args,
    blockNumber,
  });
  const held = {address: args[0], abi: erc20Abi, functionName: 'balanceOf', blockNumber} as const;
  return {
    etherWei: await client.getBalance({address, blockNumber}),
    tokens: await client.readContract({...held, args: [address]}),
    quote: (sold: bigint) =>
      client.readContract({
        ...{address, abi: priceAbi, blockNumber},
        functionName: 'getTokenToEthInputPrice',
        args: [sold],
      }),
  };
}
// #endregion v1
