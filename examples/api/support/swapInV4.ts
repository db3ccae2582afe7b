import {encodeFunctionData, zeroAddress} from 'viem';
import {token0, token1} from '../../support/pair';
import {command} from '../../universal-router/support/commands';
import {encode, MSG_SENDER, planOf, router} from '../../universal-router/support/router';
import {v4SingleSince2_1_1} from '../../universal-router/support/v4SwapTypes';
import type {Quote, SwapTransaction} from './answers';

/**
 * The swap of a quote of USDC and WETH through one pool of v4, for the router of another; reversed,
 * it pays and takes the quote's currencies, and its swap goes from the output to the input.
 */
export function swapInV4(
  {input, output, aggregatedOutputs: [due]}: Quote,
  {to, from, chainId}: SwapTransaction,
  {deadline, isReversed = false}: {deadline: bigint; isReversed?: boolean},
): SwapTransaction {
  const swap = encode(v4SingleSince2_1_1, {
    poolKey: {
      currency0: token0.address,
      currency1: token1.address,
      fee: 3_000,
      tickSpacing: 60,
      hooks: zeroAddress,
    },
    zeroForOne: (token0.address === input.token) !== isReversed,
    amountIn: BigInt(input.amount),
    amountOutMinimum: BigInt(due?.minAmount ?? 0),
    minHopPriceX36: 0n,
    hookData: '0x',
  });
  const settle = encode('address, uint256, bool', input.token, 0n, true); // 0 stands for all
  const take = encode('address, address, uint256', output.token, MSG_SENDER, 0n);
  const actions = encode('bytes, bytes[]', '0x060b0e', [swap, settle, take]);
  const args = [...planOf([[command.V4_SWAP, actions]]), deadline] as const;
  const data = encodeFunctionData({abi: router.abi, functionName: 'execute', args});
  return {to, from, chainId, data, value: '0'};
}
