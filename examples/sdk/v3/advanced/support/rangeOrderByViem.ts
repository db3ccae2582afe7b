import type {Position} from '@uniswap/v3-sdk';
import {type Address, encodeFunctionData, type Hex, maxUint128} from 'viem';
import {account} from '../../../../support/chain';
import {baseUnits} from '../../../support/tokens';
import {managerAbi} from '../../liquidity/support/manager';
import {feePips, range, slippageTolerance} from './rangeOrder';

// #region mint
/** Calldata of the order's mint, without the SDK's encoder. */
export function mintByViem(order: Position, deadline: bigint): Hex {
  const {mintAmounts} = order;
  const least = order.mintAmountsWithSlippage(slippageTolerance);
  const params = {
    token0: order.pool.token0.address as Address,
    token1: order.pool.token1.address as Address,
    fee: feePips,
    ...range,
    amount0Desired: BigInt(mintAmounts.amount0.toString()), // of USDC 0
    amount1Desired: BigInt(mintAmounts.amount1.toString()),
    amount0Min: BigInt(least.amount0.toString()), // of USDC 0: nothing of it is asked for
    amount1Min: BigInt(least.amount1.toString()),
    recipient: account,
    deadline,
  };
  return encodeFunctionData({abi: managerAbi, functionName: 'mint', args: [params]});
}
// #endregion mint

// #region remove
/** Calldata of the removal: takes the liquidity out, collects all, and burns the NFT. */
export function removalByViem(tokenId: bigint, order: Position, deadline: bigint): Hex {
  const removed = {
    tokenId,
    liquidity: BigInt(order.liquidity.toString()),
    amount0Min: baseUnits(order.amount0), // all of it, no tolerance
    amount1Min: baseUnits(order.amount1), // of WETH 0: a filled order holds none
    deadline,
  };
  const owed = {
    ...{tokenId, recipient: account},
    ...{amount0Max: maxUint128, amount1Max: maxUint128},
  };
  const calls = [
    encodeFunctionData({abi: managerAbi, functionName: 'decreaseLiquidity', args: [removed]}),
    encodeFunctionData({abi: managerAbi, functionName: 'collect', args: [owed]}),
    encodeFunctionData({abi: managerAbi, functionName: 'burn', args: [tokenId]}),
  ];
  return encodeFunctionData({abi: managerAbi, functionName: 'multicall', args: [calls]});
}
// #endregion remove
