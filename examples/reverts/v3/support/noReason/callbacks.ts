import {encodeAbiParameters, encodePacked, parseAbiParameters, type Address} from 'viem';
import {client, clientOf, reverts} from '../../../support/reproduce';
import {manager} from '../manager';
import {pool, usdc, weth} from '../pool';
import {router} from '../router';

const payer = client.account.address;
const stranger = clientOf(1).account.address;
const path = encodePacked(['address', 'uint24', 'address'], [usdc, 3_000, weth]);
const swapData = encodeAbiParameters(parseAbiParameters('(bytes path, address payer)'), [
  {path, payer},
]);
const mintData = encodeAbiParameters(
  parseAbiParameters('((address token0, address token1, uint24 fee) poolKey, address payer)'),
  [{poolKey: {token0: usdc, token1: weth, fee: 3_000}, payer}],
);
const router02: Address = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45'; // SwapRouter02
const quoter: Address = '0x61fFE014bA17989E743c5F6cB21bF9697530B21e'; // QuoterV2

/** Callbacks that only the pool of their data may call, and only with something to pay. */
export async function callbackCases(): Promise<void> {
  const swapped = {
    ...router,
    functionName: 'uniswapV3SwapCallback',
    args: [1_000_000n, -1n, swapData],
    from: stranger,
  } as const;
  await reverts('swap callback of SwapRouter, by a stranger', swapped);
  await reverts('swap callback of SwapRouter02, by a stranger', {...swapped, address: router02});
  await reverts('swap callback of QuoterV2, by a stranger', {
    ...swapped,
    address: quoter,
    args: [1_000_000n, -1n, path],
  });
  await reverts('mint callback of the position manager, by a stranger', {
    ...manager,
    functionName: 'uniswapV3MintCallback',
    args: [1_000_000n, 0n, mintData],
    from: stranger,
  });
  await reverts('swap callback of SwapRouter, both amounts 0', {
    ...swapped,
    args: [0n, 0n, swapData],
    from: pool.address,
  });
}
