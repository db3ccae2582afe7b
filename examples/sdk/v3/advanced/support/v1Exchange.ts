import type {Token} from '@uniswap/sdk-core';
import {type Address, erc20Abi, parseAbi} from 'viem';
import {client} from '../../../../support/chain';

const factory = {
  address: '0xc0a47dFe034B400B47bDaD5FecDa2621de6c4d95', // UniswapV1Factory
  abi: parseAbi(['function getExchange(address token) view returns (address)']),
} as const;
const exchangeAbi = parseAbi([
  'function getTokenToEthInputPrice(uint256 tokensSold) view returns (uint256 etherWei)',
]);

// #region v1
/** The v1 exchange of a token: what it holds, and what it pays in wei for an amount of the token. */
export async function v1Exchange(token: Token) {
  const args = [token.address as Address] as const;
  const address = await client.readContract({...factory, functionName: 'getExchange', args});
  const held = {address: args[0], abi: erc20Abi, functionName: 'balanceOf'} as const;
  return {
    etherWei: await client.getBalance({address}),
    tokens: await client.readContract({...held, args: [address]}),
    quote: (sold: bigint) =>
      client.readContract({
        ...{address, abi: exchangeAbi},
        functionName: 'getTokenToEthInputPrice',
        args: [sold],
      }),
  };
}
// #endregion v1
