import {parseAbi} from 'viem';
import {client, reverts, run} from '../support/reproduce';

/** The pool of USDC (token0) and WETH (token1) at the 0.3 % tier. */
const pool = {
  address: '0x8ad599c3A0ff1De082011EFDDc58f1908eb6e6D8',
  abi: parseAbi([
    'function swap(address recipient, bool zeroForOne, int256 amountSpecified, uint160 sqrtPriceLimitX96, bytes data) returns (int256 amount0, int256 amount1)',
  ]),
} as const;
const recipient = client.account.address;
const MIN_SQRT_RATIO = 4_295_128_739n;

run(async () => {
  // #region as
  await reverts('AS', {
    ...pool,
    functionName: 'swap',
    args: [recipient, true, 0n, MIN_SQRT_RATIO + 1n, '0x'],
  });
  // #endregion as
});
