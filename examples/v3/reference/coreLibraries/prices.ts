import {parseAbi, parseEther, parseUnits} from 'viem';
import {client, run} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {market, showUsdc, showWeth, usdcPerWeth} from './support/market';
import {reasonOf} from './support/reasonOf';

const file = 'examples/v3/reference/coreLibraries/PriceProbe.sol';
const abi = parseAbi([
  'function afterInput(uint160 sqrtPriceX96, uint128 liquidity, uint256 amountIn, bool zeroForOne) view returns (uint160)',
  'function afterOutput(uint160 sqrtPriceX96, uint128 liquidity, uint256 amountOut, bool zeroForOne) view returns (uint160)',
  'function afterAmount0(uint160 sqrtPriceX96, uint128 liquidity, uint256 amount0, bool add) view returns (uint160)',
  'function afterAmount1(uint160 sqrtPriceX96, uint128 liquidity, uint256 amount1, bool add) view returns (uint160)',
  'function amountsBetween(uint160 sqrtRatioAX96, uint160 sqrtRatioBX96, uint128 liquidity, bool roundUp) view returns (uint256 amount0, uint256 amount1)',
  'function amountsOfChange(uint160 sqrtRatioAX96, uint160 sqrtRatioBX96, int128 liquidityDelta) view returns (int256 amount0, int256 amount1)',
  'function swapStep(uint160 sqrtRatioCurrentX96, uint160 sqrtRatioTargetX96, uint128 liquidity, int256 amountRemaining, uint24 feePips) view returns (uint160 sqrtRatioNextX96, uint256 amountIn, uint256 amountOut, uint256 feeAmount)',
]);

const {sqrtPriceX96, liquidity, feePips} = market;
/** The prices of ticks 198,060 and 203,160: the bounds of the position. */
const sqrtLowerX96 = 1_583_006_913_070_903_104_376_321_276_546_258n;
const sqrtUpperX96 = 2_042_783_622_973_491_964_165_403_524_454_317n;

run(async () => {
  const probe = {address: await deploy({file, contract: 'PriceProbe'}), abi} as const;

  // #region from-input
  for (const [label, amountIn, zeroForOne] of [
    ['9,970 USDC in', parseUnits('9970', 6), true],
    ['5 WETH in', parseEther('5'), false],
  ] as const) {
    const args = [sqrtPriceX96, liquidity, amountIn, zeroForOne] as const;
    const next = await client.readContract({...probe, functionName: 'afterInput', args});
    console.log(`${label}: ${next}, ${usdcPerWeth(next)}`);
  }
  // #endregion from-input

  // #region from-output
  const afterOutput = (amountOut: bigint, zeroForOne: boolean) => {
    const args = [sqrtPriceX96, liquidity, amountOut, zeroForOne] as const;
    return client.readContract({...probe, functionName: 'afterOutput', args});
  };
  console.log(`5 WETH out: ${usdcPerWeth(await afterOutput(parseEther('5'), true))}`);
  console.log(`10,000 USDC out: ${usdcPerWeth(await afterOutput(parseUnits('10000', 6), false))}`);
  const tooMuch = afterOutput(parseEther('1000'), true);
  console.log(`1,000 WETH out: reverts with ${await reasonOf(tooMuch)}`);
  // #endregion from-output

  // #region of-token
  for (const [functionName, amount] of [
    ['afterAmount0', parseUnits('10000', 6)],
    ['afterAmount1', parseEther('5')],
  ] as const) {
    for (const add of [true, false]) {
      const args = [sqrtPriceX96, liquidity, amount, add] as const;
      const next = await client.readContract({...probe, functionName, args});
      console.log(`${functionName}, ${add ? 'add' : 'remove'}: ${usdcPerWeth(next)}`);
    }
  }
  const unguarded = [sqrtPriceX96, 0n, parseUnits('10000', 6), true] as const;
  const zero = await client.readContract({...probe, functionName: 'afterAmount0', args: unguarded});
  console.log(`without liquidity: ${zero}`);
  // #endregion of-token

  // #region amounts
  const between = (roundUp: boolean, a: bigint, b: bigint) =>
    client.readContract({
      ...probe,
      functionName: 'amountsBetween',
      args: [a, b, liquidity, roundUp],
    });
  for (const roundUp of [true, false]) {
    const [amount0] = await between(roundUp, sqrtPriceX96, sqrtUpperX96);
    const [, amount1] = await between(roundUp, sqrtLowerX96, sqrtPriceX96);
    console.log(`${roundUp ? 'up' : 'down'}: ${showUsdc(amount0)}, ${showWeth(amount1)}`);
  }
  const fromZero = between(true, 0n, sqrtUpperX96);
  console.log(`from a price of 0: reverts with ${await reasonOf(fromZero)}`);
  // #endregion amounts

  // #region signed-amounts
  for (const delta of [liquidity, -liquidity]) {
    const change = (a: bigint, b: bigint) =>
      client.readContract({...probe, functionName: 'amountsOfChange', args: [a, b, delta]});
    const [amount0] = await change(sqrtPriceX96, sqrtUpperX96);
    const [, amount1] = await change(sqrtLowerX96, sqrtPriceX96);
    console.log(`${delta > 0n ? 'add' : 'remove'}: ${showUsdc(amount0)}, ${showWeth(amount1)}`);
  }
  // #endregion signed-amounts

  // #region swap-step
  for (const [label, target, remaining] of [
    ['10,000 USDC in', sqrtLowerX96, parseUnits('10000', 6)],
    ['300,000 USDC in', sqrtLowerX96, parseUnits('300000', 6)],
    ['5 WETH out', sqrtLowerX96, -parseEther('5')],
  ] as const) {
    const args = [sqrtPriceX96, target, liquidity, remaining, feePips] as const;
    const [next, amountIn, amountOut, feeAmount] = await client.readContract({
      ...probe,
      functionName: 'swapStep',
      args,
    });
    console.log(`${label}, to ${usdcPerWeth(next)}${next === target ? ', the target' : ''}:`);
    console.log(`  ${showUsdc(amountIn)} + fee ${showUsdc(feeAmount)} buy ${showWeth(amountOut)}`);
  }
  // #endregion swap-step
});
