import {decodeErrorResult, parseAbi, parseEther, parseUnits} from 'viem';
import {client, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {refusal} from '../hooks/support/refusal';
import {market, showEth, showUsdc, usdcPerEth} from './support/price';

const abi = parseAbi([
  'function afterInput(uint160 sqrtPriceX96, uint128 liquidity, uint256 amountIn, bool zeroForOne) pure returns (uint160)',
  'function afterOutput(uint160 sqrtPriceX96, uint128 liquidity, uint256 amountOut, bool zeroForOne) pure returns (uint160)',
  'function afterAmount0(uint160 sqrtPriceX96, uint128 liquidity, uint256 amount0, bool add) pure returns (uint160)',
  'function afterAmount1(uint160 sqrtPriceX96, uint128 liquidity, uint256 amount1, bool add) pure returns (uint160)',
  'function amountsBetween(uint160 sqrtPriceAX96, uint160 sqrtPriceBX96, uint128 liquidity, bool roundUp) pure returns (uint256 amount0, uint256 amount1)',
  'function amountsOfChange(uint160 sqrtPriceAX96, uint160 sqrtPriceBX96, int128 liquidityDelta) pure returns (int256 amount0, int256 amount1)',
  'function step(uint160 sqrtPriceX96, uint160 sqrtPriceOfTickX96, uint160 sqrtPriceLimitX96, uint128 liquidity, int256 amountRemaining, uint24 feePips) pure returns (uint160 next, uint256 amountIn, uint256 amountOut, uint256 feeAmount)',
  'error InvalidPrice()',
  'error InvalidPriceOrLiquidity()',
  'error NotEnoughLiquidity()',
  'error PriceOverflow()',
]);

const {sqrtPriceX96, liquidity, sqrtLowerX96, sqrtUpperX96} = market;

/** The name of the error with which a call reverts. */
const errorOf = async (call: Promise<unknown>): Promise<string> =>
  decodeErrorResult({abi, data: await refusal(call)}).errorName;

run(async () => {
  const source = {file: 'examples/v4/reference/PriceProbe.sol', contract: 'PriceProbe'};
  const probe = {address: await deploy(source), abi} as const;

  // #region from-input
  const afterInput = (amountIn: bigint, zeroForOne: boolean, of: bigint = liquidity) => {
    const args = [sqrtPriceX96, of, amountIn, zeroForOne] as const;
    return client.readContract({...probe, functionName: 'afterInput', args});
  };
  const afterSale = await afterInput(parseEther('5'), true);
  console.log(`5 ETH in: ${afterSale}, ${usdcPerEth(afterSale)}`);
  const afterPurchase = await afterInput(parseUnits('9970', 6), false);
  console.log(`9,970 USDC in: ${afterPurchase}, ${usdcPerEth(afterPurchase)}`);
  console.log(`without liquidity: ${await errorOf(afterInput(1n, true, 0n))}`);
  // #endregion from-input

  // #region from-output
  const afterOutput = (amountOut: bigint, zeroForOne: boolean) => {
    const args = [sqrtPriceX96, liquidity, amountOut, zeroForOne] as const;
    return client.readContract({...probe, functionName: 'afterOutput', args});
  };
  console.log(`10,000 USDC out: ${usdcPerEth(await afterOutput(parseUnits('10000', 6), true))}`);
  console.log(`5 ETH out: ${usdcPerEth(await afterOutput(parseEther('5'), false))}`);
  const allUsdc = afterOutput(parseUnits('2000001', 6), true);
  console.log(`2,000,001 USDC out: ${await errorOf(allUsdc)}`);
  console.log(`1,001 ETH out: ${await errorOf(afterOutput(parseEther('1001'), false))}`);
  // #endregion from-output

  // #region of-currency
  for (const [functionName, amount] of [
    ['afterAmount0', parseEther('5')],
    ['afterAmount1', parseUnits('10000', 6)],
  ] as const) {
    for (const add of [true, false]) {
      const args = [sqrtPriceX96, liquidity, amount, add] as const;
      const next = await client.readContract({...probe, functionName, args});
      console.log(`${functionName}, ${add ? 'add' : 'remove'}: ${usdcPerEth(next)}`);
    }
  }
  // #endregion of-currency

  // #region amounts
  const between = (roundUp: boolean, a: bigint, b: bigint) => {
    const args = [a, b, liquidity, roundUp] as const;
    return client.readContract({...probe, functionName: 'amountsBetween', args});
  };
  for (const roundUp of [true, false]) {
    const [wei] = await between(roundUp, sqrtPriceX96, sqrtUpperX96);
    const [, units] = await between(roundUp, sqrtLowerX96, sqrtPriceX96);
    console.log(`${roundUp ? 'up' : 'down'}: ${showEth(wei)}, ${showUsdc(units)}`);
  }
  console.log(`from a price of 0: ${await errorOf(between(true, 0n, sqrtUpperX96))}`);
  // #endregion amounts

  // #region signed-amounts
  for (const change of [liquidity, -liquidity]) {
    const amounts = (a: bigint, b: bigint) =>
      client.readContract({...probe, functionName: 'amountsOfChange', args: [a, b, change]});
    const [wei] = await amounts(sqrtPriceX96, sqrtUpperX96);
    const [, units] = await amounts(sqrtLowerX96, sqrtPriceX96);
    console.log(`${change > 0n ? 'add' : 'remove'}: ${showEth(wei)}, ${showUsdc(units)}`);
  }
  // #endregion signed-amounts

  // #region step
  for (const [label, amountRemaining] of [
    ['sell 5 ETH', -parseEther('5')],
    ['sell 200 ETH', -parseEther('200')],
    ['buy 10,000 USDC', parseUnits('10000', 6)],
  ] as const) {
    const limit = 4_295_128_740n; // MIN_SQRT_PRICE + 1: none
    const args = [sqrtPriceX96, sqrtLowerX96, limit, liquidity, amountRemaining, 3_000] as const;
    const call = {...probe, functionName: 'step', args} as const;
    const [next, amountIn, amountOut, feeAmount] = await client.readContract(call);
    console.log(`${label}: to ${usdcPerEth(next)}${next === sqrtLowerX96 ? ', the tick' : ''}`);
    console.log(`  ${showEth(amountIn)} + fee ${showEth(feeAmount)} buy ${showUsdc(amountOut)}`);
  }
  // #endregion step
});
