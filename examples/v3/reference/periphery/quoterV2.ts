import {TickMath} from '@uniswap/v3-sdk';
import {encodePacked, formatEther, formatUnits, parseAbi, parseEther, parseUnits} from 'viem';
import {addressOf, client, run} from '../../../support/chain';
import {uni, usdc, weth} from '../support/tokens';

const quoter = {
  address: addressOf('QuoterV2'),
  abi: parseAbi([
    'struct QuoteExactInputSingleParams { address tokenIn; address tokenOut; uint256 amountIn; uint24 fee; uint160 sqrtPriceLimitX96; }',
    'struct QuoteExactOutputSingleParams { address tokenIn; address tokenOut; uint256 amount; uint24 fee; uint160 sqrtPriceLimitX96; }',
    'function quoteExactInputSingle(QuoteExactInputSingleParams params) returns (uint256 amountOut, uint160 sqrtPriceX96After, uint32 initializedTicksCrossed, uint256 gasEstimate)',
    'function quoteExactInput(bytes path, uint256 amountIn) returns (uint256 amountOut, uint160[] sqrtPriceX96AfterList, uint32[] initializedTicksCrossedList, uint256 gasEstimate)',
    'function quoteExactOutputSingle(QuoteExactOutputSingleParams params) returns (uint256 amountIn, uint160 sqrtPriceX96After, uint32 initializedTicksCrossed, uint256 gasEstimate)',
    'function quoteExactOutput(bytes path, uint256 amountOut) returns (uint256 amountIn, uint160[] sqrtPriceX96AfterList, uint32[] initializedTicksCrossedList, uint256 gasEstimate)',
  ]),
} as const;

/** USDC for one WETH at a price of the pool, in which USDC is token0. */
const usdcPerWeth = (sqrtPriceX96: bigint): string =>
  (10 ** 12 / (Number(sqrtPriceX96) / 2 ** 96) ** 2).toFixed(2);

const pool = {tokenIn: usdc.address, tokenOut: weth.address, fee: 500, sqrtPriceLimitX96: 0n};
const hops = ['address', 'uint24', 'address', 'uint24', 'address'] as const;

run(async () => {
  // #region input-single
  const amountIn = parseUnits('1500000', 6); // USDC: enough to leave the densest range
  const single = await client.simulateContract({
    ...{...quoter, functionName: 'quoteExactInputSingle', args: [{...pool, amountIn}]},
  });
  const [amountOut, priceAfter, crossed, gas] = single.result;
  console.log(`1500000 USDC give ${formatEther(amountOut)} WETH`);
  console.log(`then 1 WETH = ${usdcPerWeth(priceAfter)} USDC`);
  console.log(`initialised ticks crossed: ${crossed}, gas about ${gas}`);
  // #endregion input-single

  // #region limit
  // Sell USDC until the pool's tick is 199315, five above the initialised tick 199310.
  const sqrtPriceLimitX96 = BigInt(TickMath.getSqrtRatioAtTick(199_315).toString());
  const limited = await client.simulateContract({
    ...quoter,
    functionName: 'quoteExactInputSingle',
    args: [{...pool, amountIn, sqrtPriceLimitX96}],
  });
  const [partOut, priceThere, counted] = limited.result;
  console.log(
    `up to the limit ${formatEther(partOut)} WETH, reached: ${priceThere === sqrtPriceLimitX96}`,
  );
  console.log(`crossed by its count: ${counted}`);
  // #endregion limit

  // #region output-single
  const amount = parseEther('1'); // WETH
  const asked = await client.simulateContract({
    ...{...quoter, functionName: 'quoteExactOutputSingle', args: [{...pool, amount}]},
  });
  const [amountInAsked, , none] = asked.result;
  console.log(`1 WETH costs ${formatUnits(amountInAsked, 6)} USDC, ticks crossed: ${none}`);
  // #endregion output-single

  // #region input
  const path = encodePacked(hops, [usdc.address, 500, weth.address, 3_000, uni.address]);
  const through = await client.simulateContract({
    ...{...quoter, functionName: 'quoteExactInput', args: [path, parseUnits('10000', 6)]},
  });
  const [uniOut, pricesAfter, crossings] = through.result;
  console.log(`10000 USDC give ${formatEther(uniOut)} UNI`);
  console.log(`after the first pool 1 WETH = ${usdcPerWeth(pricesAfter[0] ?? 0n)} USDC`);
  console.log(`ticks crossed in each pool: ${crossings.join(', ')}`);
  // #endregion input

  // #region output
  // From the output token backwards.
  const reversed = encodePacked(hops, [uni.address, 3_000, weth.address, 500, usdc.address]);
  const back = await client.simulateContract({
    ...{...quoter, functionName: 'quoteExactOutput', args: [reversed, parseEther('100')]},
  });
  const [usdcIn, listed] = back.result;
  console.log(`100 UNI cost ${formatUnits(usdcIn, 6)} USDC`);
  console.log(
    `the pool of the output comes first: ${usdcPerWeth(listed[1] ?? 0n)} USDC after the last`,
  );
  // #endregion output
});
