import {encodeFunctionData, parseAbi, parseEventLogs, type TransactionReceipt} from 'viem';
import {withAllowances} from '../../../support/allowances';
import {account, addressOf, client, confirm, deadlineIn} from '../../../support/chain';
import {token0, token1, usdc, weth} from '../../../support/pair';
import {atLeast} from '../../../universal-router/support/quotes';
import {managerAbi, positionManager} from '../../../v3/liquidity/support/positions';
import {poolAbi, quoterAbi, router02Abi} from '../../../v3/swaps/support/abis';
import {amountIn, type Both, feePips, tickLower, tickUpper} from './plan';

// #region pool
export async function readPoolOfV3(blockNumber?: bigint) {
  const id = await client.readContract({
    address: addressOf('UniswapV3Factory'),
    abi: parseAbi(['function getPool(address, address, uint24) view returns (address)']),
    functionName: 'getPool',
    args: [usdc.address, weth.address, feePips],
  });
  const [sqrtPriceX96, tick] = await client.readContract({
    address: id,
    abi: parseAbi([
      'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8, bool)',
    ]),
    functionName: 'slot0',
    blockNumber,
  });
  return {id, sqrtPriceX96, tick};
}
// #endregion pool

const pair = {tokenIn: usdc.address, tokenOut: weth.address, fee: feePips} as const;

// #region quote
export async function quoteInV3(): Promise<bigint> {
  const {result} = await client.simulateContract({
    address: addressOf('QuoterV2'),
    abi: quoterAbi,
    functionName: 'quoteExactInputSingle',
    args: [{...pair, amountIn, sqrtPriceLimitX96: 0n}],
  });
  return result[0];
}
// #endregion quote

// #region swap
export async function swapInV3(quoted: bigint) {
  const limits = {amountIn, amountOutMinimum: atLeast(quoted), sqrtPriceLimitX96: 0n};
  const data = encodeFunctionData({
    abi: router02Abi,
    functionName: 'exactInputSingle',
    args: [{...pair, recipient: account, ...limits}],
  });
  const router = {address: addressOf('SwapRouter02'), abi: router02Abi} as const;
  const args = [await deadlineIn(600n), [data]] as const;
  const allowed = {token: usdc.address, spender: router.address, amount: amountIn};
  const {logs} = await withAllowances([allowed], async () =>
    confirm(await client.writeContract({...router, functionName: 'multicall', args})),
  );
  return parseEventLogs({abi: poolAbi, eventName: 'Swap', logs})[0]?.args;
}
// #endregion swap

const manager = {address: positionManager, abi: managerAbi} as const;

// #region mint
export async function mintInV3([amount0, amount1]: Both) {
  const params = {
    ...{token0: token0.address, token1: token1.address, fee: feePips, tickLower, tickUpper},
    ...{amount0Desired: amount0, amount1Desired: amount1, recipient: account},
    ...{amount0Min: atLeast(amount0), amount1Min: atLeast(amount1)},
    deadline: await deadlineIn(600n),
  };
  const allowed = [
    {token: token0.address, spender: positionManager, amount: amount0},
    {token: token1.address, spender: positionManager, amount: amount1},
  ];
  const {logs} = await withAllowances(allowed, async () =>
    confirm(await client.writeContract({...manager, functionName: 'mint', args: [params]})),
  );
  const [added] = parseEventLogs({abi: managerAbi, eventName: 'IncreaseLiquidity', logs});
  if (!added) throw new Error('v3 has added no liquidity');
  return added.args;
}
// #endregion mint

// #region collect
export async function collectInV3(tokenId: bigint): Promise<TransactionReceipt> {
  const all = 2n ** 128n - 1n;
  const params = {tokenId, recipient: account, amount0Max: all, amount1Max: all};
  const call = {...manager, functionName: 'collect', args: [params]} as const;
  return confirm(await client.writeContract(call));
}
// #endregion collect
