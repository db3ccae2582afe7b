import {Token} from '@uniswap/sdk-core';
import {type FeeAmount, Position} from '@uniswap/v3-sdk';
import {type Address, decodeFunctionResult, encodeFunctionData, erc20Abi} from 'viem';
import {type Hex, maxUint128} from 'viem';
import {chain, client} from '../../../../support/chain';
import {readPool} from '../../../support/readPool';
import {manager, managerAbi} from './manager';

type At = {blockNumber: bigint; account?: Address};

// #region call-all
/** Calls the manager several times in one request; nothing is sent to the chain. */
async function callAll(calls: readonly Hex[], at: At): Promise<readonly Hex[]> {
  const call = {...manager, ...at, functionName: 'multicall', args: [calls]} as const;
  return (await client.simulateContract(call)).result;
}
// #endregion call-all

// #region ids
/** Ids of all positions that an account holds, in the manager's order. */
export async function idsByIndex(owner: Address, blockNumber: bigint): Promise<bigint[]> {
  const balance = {...manager, functionName: 'balanceOf', args: [owner], blockNumber} as const;
  const functionName = 'tokenOfOwnerByIndex';
  const calls = Array.from({length: Number(await client.readContract(balance))}, (_, index) =>
    encodeFunctionData({abi: managerAbi, functionName, args: [owner, BigInt(index)]}),
  );
  const results = await callAll(calls, {blockNumber});
  return results.map((data) => decodeFunctionResult({abi: managerAbi, functionName, data}));
}
// #endregion ids

// #region read
/** A position and what it is owed of both tokens, in base units, all of one block. */
export async function readOne(tokenId: bigint, at: Required<At>) {
  const [positions, collect] = ['positions', 'collect'] as const;
  const all = {recipient: at.account, amount0Max: maxUint128, amount1Max: maxUint128};
  const [record = '0x', collected = '0x'] = await callAll(
    [
      encodeFunctionData({abi: managerAbi, functionName: positions, args: [tokenId]}),
      encodeFunctionData({abi: managerAbi, functionName: collect, args: [{tokenId, ...all}]}),
    ],
    at,
  );
  const values = decodeFunctionResult({abi: managerAbi, functionName: positions, data: record});
  const owed = decodeFunctionResult({abi: managerAbi, functionName: collect, data: collected});
  const [, , token0, token1, feePips, tickLower, tickUpper, liquidity] = values;
  const tokens = [await tokenAt(token0), await tokenAt(token1)] as const;
  const pool = await readPool(...tokens, feePips as FeeAmount, at.blockNumber);
  const position = new Position({pool, tickLower, tickUpper, liquidity: String(liquidity)});
  return {tokenId, position, owed};
}
// #endregion read

// #region tokens
/** A token as the SDK holds it, with the decimals and the symbol that its contract reports. */
async function tokenAt(address: Address): Promise<Token> {
  const token = {address, abi: erc20Abi} as const;
  const [decimals, symbol] = await Promise.all([
    client.readContract({...token, functionName: 'decimals'}),
    client.readContract({...token, functionName: 'symbol'}),
  ]);
  return new Token(chain.id, address, decimals, symbol);
}
// #endregion tokens

// #region all
/** All positions of an account, with the fees that each is owed. */
export async function positionsOf(owner: Address, blockNumber: bigint) {
  const ids = await idsByIndex(owner, blockNumber);
  return Promise.all(ids.map((tokenId) => readOne(tokenId, {account: owner, blockNumber})));
}
// #endregion all
