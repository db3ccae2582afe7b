import {parseAbi} from 'viem';
import {reverts, run} from '../support/reproduce';
import {createPool, initialize, uni, usdc} from './support/pool';

const quoter = {
  address: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e', // QuoterV2
  abi: parseAbi([
    'struct QuoteExactInputSingleParams { address tokenIn; address tokenOut; uint256 amountIn; uint24 fee; uint160 sqrtPriceLimitX96; }',
    'function quoteExactInputSingle(QuoteExactInputSingleParams params) returns (uint256 amountOut, uint160 sqrtPriceX96After, uint32 initializedTicksCrossed, uint256 gasEstimate)',
  ]),
} as const;

run(async () => {
  // #region unexpected-error
  // The pool has a price, and nobody has provided liquidity: it trades 0 for 0.
  await initialize(await createPool());
  await reverts('Unexpected error', {
    ...quoter,
    functionName: 'quoteExactInputSingle',
    args: [
      {tokenIn: usdc, tokenOut: uni, amountIn: 1_000_000n, fee: 10_000, sqrtPriceLimitX96: 0n},
    ],
  });
  // #endregion unexpected-error
});
