import assert from 'node:assert/strict';
import {Ether, Token, WETH9} from '@uniswap/sdk-core';
import {BigNumber} from 'ethers';
import {type Address, erc20Abi, parseAbi} from 'viem';
import {client, run} from '../../support/chain';
import {messageOf} from './support/messageOf';

// #region new
const usdc = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC', 'USD Coin');
const weth = Ether.onChain(1).wrapped;
console.log(`${usdc.symbol}: ${usdc.name}, ${usdc.decimals} decimals, chain ${usdc.chainId}`);
console.log(`native ${usdc.isNative}, token ${usdc.isToken}, fee ${usdc.buyFeeBps}`);
// #endregion new

// #region checksum
const fromLowerCase = new Token(1, usdc.address.toLowerCase(), 6);
const unchecked = new Token(1, usdc.address.toLowerCase(), 6, 'USDC', 'USD Coin', true);
console.log(`checksum ${fromLowerCase.address === usdc.address}`);
console.log(`kept as it is written ${unchecked.address === usdc.address.toLowerCase()}`);
// #endregion checksum

// #region equals
const sameAddress = new Token(1, usdc.address, 18, 'OTHER'); // the wrong decimals
console.log(`same address ${usdc.equals(sameAddress)}`);
console.log(`WETH and ether ${weth.equals(Ether.onChain(1))}`);
console.log(`WETH on another chain ${weth.equals(new Token(10, weth.address, 18))}`);
// #endregion equals

// #region sorts-before
const [token0, token1] = usdc.sortsBefore(weth) ? [usdc, weth] : [weth, usdc];
console.log(`token0 ${token0.symbol}, token1 ${token1.symbol}`);
// #endregion sorts-before

// #region wrapped
console.log(usdc.wrapped === usdc);
// #endregion wrapped

// #region throws
const {address} = usdc;
console.log(messageOf(() => new Token(1, '0xA0b8', 6)));
console.log(messageOf(() => new Token(1, address, 255)));
console.log(messageOf(() => new Token(1.5, address, 6)));
const below = BigNumber.from(-1);
console.log(messageOf(() => new Token(1, address, 6, 'USDC', '', false, below)));
console.log(messageOf(() => usdc.sortsBefore(fromLowerCase)));
console.log(messageOf(() => usdc.sortsBefore(new Token(10, weth.address, 18))));
// #endregion throws
const mistyped = address.replace('0xA0b8', '0xa0b8');
assert.throws(() => new Token(1, mistyped, 6), /is not a valid address/);

const pairAbi = parseAbi(['function token0() view returns (address)']);

run(async () => {
  // #region read
  /** A token as its contract describes it. */
  const readToken = async (chainId: number, address: Address): Promise<Token> => {
    const contract = {address, abi: erc20Abi} as const;
    const [decimals, symbol, name] = await Promise.all([
      client.readContract({...contract, functionName: 'decimals'}),
      client.readContract({...contract, functionName: 'symbol'}),
      client.readContract({...contract, functionName: 'name'}),
    ]);
    return new Token(chainId, address, decimals, symbol, name);
  };
  const read = await readToken(await client.getChainId(), usdc.address as Address);
  console.log(`${read.symbol}: ${read.name}, ${read.decimals} decimals, chain ${read.chainId}`);
  // #endregion read
  assert.deepEqual(read, usdc);
  assert.equal(weth, WETH9[1]);

  const pair = '0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc'; // USDC/WETH of v2
  const onChain = await client.readContract({
    address: pair,
    abi: pairAbi,
    functionName: 'token0',
  });
  assert.equal(onChain, token0.address);
});
