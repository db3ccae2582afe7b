import type {Percent} from '@uniswap/sdk-core';
import {Position} from '@uniswap/v3-sdk';
import {encodeFunctionData, type Hex, maxUint128} from 'viem';
import {account} from '../../../../support/chain';
import {managerAbi} from './manager';
import {slippageTolerance} from './plan';

// #region increase
type Addition = {addition: Position; deadline: bigint};

/** Adds to a position, encoded by viem. */
export function encodeIncrease(tokenId: bigint, {addition, deadline}: Addition): Hex {
  const desired = addition.mintAmounts;
  const least = addition.mintAmountsWithSlippage(slippageTolerance);
  const params = {
    tokenId,
    amount0Desired: BigInt(desired.amount0.toString()),
    amount1Desired: BigInt(desired.amount1.toString()),
    amount0Min: BigInt(least.amount0.toString()),
    amount1Min: BigInt(least.amount1.toString()),
    deadline,
  };
  return encodeFunctionData({abi: managerAbi, functionName: 'increaseLiquidity', args: [params]});
}
// #endregion increase

// #region removal
type Removal = {position: Position; percent: Percent; deadline: bigint; burns: boolean};

/** Removes a part, pays it out with the fees and may burn the NFT, encoded by viem. */
export function encodeRemoval(tokenId: bigint, {position, percent, deadline, burns}: Removal): Hex {
  const {pool, tickLower, tickUpper} = position;
  const liquidity = percent.multiply(position.liquidity).quotient; // rounded down
  const part = new Position({pool, tickLower, tickUpper, liquidity});
  const least = part.burnAmountsWithSlippage(slippageTolerance);
  const params = {
    tokenId,
    liquidity: BigInt(liquidity.toString()),
    amount0Min: BigInt(least.amount0.toString()),
    amount1Min: BigInt(least.amount1.toString()),
    deadline,
  };
  const everything = {tokenId, recipient: account, amount0Max: maxUint128, amount1Max: maxUint128};
  const abi = managerAbi;
  const calls = [
    encodeFunctionData({abi, functionName: 'decreaseLiquidity', args: [params]}),
    encodeFunctionData({abi, functionName: 'collect', args: [everything]}),
    ...(burns ? [encodeFunctionData({abi, functionName: 'burn', args: [tokenId]})] : []),
  ];
  return encodeFunctionData({abi, functionName: 'multicall', args: [calls]});
}
// #endregion removal
