import {parseAbi, parseUnits} from 'viem';
import {client, run} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {market, showUsdc, showWeth} from '../coreLibraries/support/market';
import {failureOf} from './support/failureOf';

const file = 'examples/v3/reference/peripheryLibraries/LiquidityProbe.sol';
const abi = parseAbi([
  'function liquidityOf0(uint160 sqrtRatioAX96, uint160 sqrtRatioBX96, uint256 amount0) view returns (uint128)',
  'function liquidityOf1(uint160 sqrtRatioAX96, uint160 sqrtRatioBX96, uint256 amount1) view returns (uint128)',
  'function liquidityOfBoth(uint160 sqrtRatioX96, uint160 sqrtRatioAX96, uint160 sqrtRatioBX96, uint256 amount0, uint256 amount1) view returns (uint128)',
  'function amount0Of(uint160 sqrtRatioAX96, uint160 sqrtRatioBX96, uint128 liquidity) view returns (uint256)',
  'function amount1Of(uint160 sqrtRatioAX96, uint160 sqrtRatioBX96, uint128 liquidity) view returns (uint256)',
  'function amountsOf(uint160 sqrtRatioX96, uint160 sqrtRatioAX96, uint160 sqrtRatioBX96, uint128 liquidity) view returns (uint256 amount0, uint256 amount1)',
]);

const price = market.sqrtPriceX96;
/** The prices of ticks 198,060 and 203,160: 2,504.92 and 1,504.23 USDC per WETH. */
const lower = 1_583_006_913_070_903_104_376_321_276_546_258n;
const upper = 2_042_783_622_973_491_964_165_403_524_454_317n;
const usdcAmount = parseUnits('265508.347317', 6);
const wethAmount = parseUnits('106.451303640584696797', 18);

run(async () => {
  const probe = {address: await deploy({file, contract: 'LiquidityProbe'}), abi} as const;

  // #region liquidity-of-one
  const of0 = (from: bigint, to: bigint, amount0: bigint) =>
    client.readContract({...probe, functionName: 'liquidityOf0', args: [from, to, amount0]});
  const of1 = (from: bigint, to: bigint, amount1: bigint) =>
    client.readContract({...probe, functionName: 'liquidityOf1', args: [from, to, amount1]});
  console.log(
    `${showUsdc(usdcAmount)} up to the upper tick: ${await of0(price, upper, usdcAmount)}`,
  );
  console.log(`${showWeth(wethAmount)} down to the lower: ${await of1(lower, price, wethAmount)}`);
  console.log(`both ends the same: ${await failureOf(of0(price, price, usdcAmount))}`);
  console.log(`too much for 128 bits: ${await failureOf(of1(lower, lower + 1n, 2n ** 160n))}`);
  // #endregion liquidity-of-one

  // #region liquidity-of-both
  const ofBoth = (at: bigint, amount0: bigint, amount1: bigint) => {
    const args = [at, lower, upper, amount0, amount1] as const;
    return client.readContract({...probe, functionName: 'liquidityOfBoth', args});
  };
  console.log(`both amounts fit: ${await ofBoth(price, usdcAmount, wethAmount)}`);
  console.log(`twice the USDC:   ${await ofBoth(price, usdcAmount * 2n, wethAmount)}`);
  console.log(`WETH at 1,504.23: ${await ofBoth(upper, 0n, wethAmount)}`);
  console.log(`WETH at 2,504.92: ${await ofBoth(lower, 0n, wethAmount)}`);
  // #endregion liquidity-of-both

  // #region amount-of-one
  const {liquidity} = market;
  const amount0Of = (from: bigint, to: bigint) =>
    client.readContract({...probe, functionName: 'amount0Of', args: [from, to, liquidity]});
  const amount1Of = (from: bigint, to: bigint) =>
    client.readContract({...probe, functionName: 'amount1Of', args: [from, to, liquidity]});
  console.log(`up to the upper tick: ${showUsdc(await amount0Of(price, upper))}`);
  console.log(`down to the lower tick: ${showWeth(await amount1Of(lower, price))}`);
  console.log(`token0 from a price of 0: ${await failureOf(amount0Of(0n, upper))}`);
  // #endregion amount-of-one

  // #region amounts-of-both
  for (const [label, at] of [
    ['2,504.92', lower],
    ['2,000.00', price],
    ['1,504.23', upper],
  ] as const) {
    const args = [at, lower, upper, liquidity] as const;
    const [usdc, weth] = await client.readContract({...probe, functionName: 'amountsOf', args});
    console.log(`at ${label}: ${showUsdc(usdc)}, ${showWeth(weth)}`);
  }
  // #endregion amounts-of-both
});
