import {encodePacked, formatEther, formatUnits, parseAbi, parseEther, parseUnits} from 'viem';
import {addressOf, client, run} from '../../../support/chain';
import {uni, usdc, weth} from '../support/tokens';

const quoter = {
  address: addressOf('Quoter'),
  abi: parseAbi([
    'function quoteExactInputSingle(address tokenIn, address tokenOut, uint24 fee, uint256 amountIn, uint160 sqrtPriceLimitX96) returns (uint256 amountOut)',
    'function quoteExactInput(bytes path, uint256 amountIn) returns (uint256 amountOut)',
    'function quoteExactOutputSingle(address tokenIn, address tokenOut, uint24 fee, uint256 amountOut, uint160 sqrtPriceLimitX96) returns (uint256 amountIn)',
    'function quoteExactOutput(bytes path, uint256 amountOut) returns (uint256 amountIn)',
  ]),
} as const;

const hops = ['address', 'uint24', 'address', 'uint24', 'address'] as const;

run(async () => {
  // #region input-single
  const amountIn = parseUnits('10000', 6); // USDC
  const single = await client.simulateContract({
    ...quoter,
    functionName: 'quoteExactInputSingle',
    args: [usdc.address, weth.address, 3_000, amountIn, 0n],
  });
  console.log(`10000 USDC give ${formatEther(single.result)} WETH`);
  // #endregion input-single

  // #region output-single
  const amountOut = parseEther('1'); // WETH
  const asked = await client.simulateContract({
    ...quoter,
    functionName: 'quoteExactOutputSingle',
    args: [usdc.address, weth.address, 3_000, amountOut, 0n],
  });
  console.log(`1 WETH costs ${formatUnits(asked.result, 6)} USDC`);
  // #endregion output-single

  // #region input
  const path = encodePacked(hops, [usdc.address, 500, weth.address, 3_000, uni.address]);
  const through = await client.simulateContract({
    ...{...quoter, functionName: 'quoteExactInput', args: [path, amountIn]},
  });
  console.log(`10000 USDC give ${formatEther(through.result)} UNI`);
  // #endregion input

  // #region output
  // From the output token backwards.
  const reversed = encodePacked(hops, [uni.address, 3_000, weth.address, 500, usdc.address]);
  const back = await client.simulateContract({
    ...{...quoter, functionName: 'quoteExactOutput', args: [reversed, parseEther('100')]},
  });
  console.log(`100 UNI cost ${formatUnits(back.result, 6)} USDC`);
  // #endregion output
});
