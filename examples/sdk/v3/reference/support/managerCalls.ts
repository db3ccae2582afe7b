import type {Percent} from '@uniswap/sdk-core';
import type {Pool, Position} from '@uniswap/v3-sdk';
import {type Address, encodeFunctionData, type Hex, maxUint128, parseAbi} from 'viem';
import {account} from '../../../../support/chain';
import {managerAbi} from '../../liquidity/support/manager';

/** Functions of the position manager that only these programs call. */
const abi = parseAbi([
  'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96) payable returns (address pool)',
  'function permit(address spender, uint256 tokenId, uint256 deadline, uint8 v, bytes32 r, bytes32 s) payable',
  'function safeTransferFrom(address from, address to, uint256 tokenId)',
  'function safeTransferFrom(address from, address to, uint256 tokenId, bytes data)',
  'function selfPermit(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) payable',
]);

/** Several calls in one, encoded by viem. */
export const encodeAll = (...calls: Hex[]): Hex =>
  encodeFunctionData({abi: managerAbi, functionName: 'multicall', args: [calls]});

/** Creates a pool at its price, encoded by viem. */
export function encodeCreate({token0, token1, fee, sqrtRatioX96}: Pool): Hex {
  const tokens = [token0.address as Address, token1.address as Address] as const;
  const args = [...tokens, fee, BigInt(sqrtRatioX96.toString())] as const;
  return encodeFunctionData({abi, functionName: 'createAndInitializePoolIfNecessary', args});
}

type Limits = {slippageTolerance: Percent; deadline: bigint};

/** Mints a position for the account, encoded by viem. */
export function encodeMint(position: Position, {slippageTolerance, deadline}: Limits): Hex {
  const {pool, tickLower, tickUpper} = position;
  const desired = position.mintAmounts;
  const least = position.mintAmountsWithSlippage(slippageTolerance);
  const params = {
    token0: pool.token0.address as Address,
    token1: pool.token1.address as Address,
    ...{fee: pool.fee, tickLower, tickUpper},
    amount0Desired: BigInt(desired.amount0.toString()),
    amount1Desired: BigInt(desired.amount1.toString()),
    amount0Min: BigInt(least.amount0.toString()),
    amount1Min: BigInt(least.amount1.toString()),
    recipient: account,
    deadline,
  };
  return encodeFunctionData({abi: managerAbi, functionName: 'mint', args: [params]});
}

/** Collects everything that a position is owed, encoded by viem. */
export function encodeCollect(tokenId: bigint, recipient: Address): Hex {
  const params = {tokenId, recipient, amount0Max: maxUint128, amount1Max: maxUint128};
  return encodeFunctionData({abi: managerAbi, functionName: 'collect', args: [params]});
}

/** Sends an NFT of the account, encoded by viem. */
export function encodeTransfer(to: Address, tokenId: bigint, data?: Hex): Hex {
  const functionName = 'safeTransferFrom';
  return data
    ? encodeFunctionData({abi, functionName, args: [account, to, tokenId, data]})
    : encodeFunctionData({abi, functionName, args: [account, to, tokenId]});
}

export type Signature = {v: 27 | 28; r: Hex; s: Hex};

/** Approves a spender of an NFT by its owner's signature, encoded by viem. */
export function encodePermit(
  tokenId: bigint,
  permit: Signature & {spender: Address; deadline: bigint},
): Hex {
  const {spender, deadline, v, r, s} = permit;
  const args = [spender, tokenId, deadline, v, r, s] as const;
  return encodeFunctionData({abi, functionName: 'permit', args});
}

/** Approves the manager by a signature of a token's holder, encoded by viem. */
export function encodeSelfPermit(
  token: Address,
  permit: Signature & {amount: bigint; deadline: bigint},
): Hex {
  const {amount, deadline, v, r, s} = permit;
  const args = [token, amount, deadline, v, r, s] as const;
  return encodeFunctionData({abi, functionName: 'selfPermit', args});
}
