import assert from 'node:assert/strict';
import {parseAbi, parseEther, parseUnits} from 'viem';
import {client, run} from '../../support/chain';
import {deployPublished} from '../../reverts/support/published';
import {usdc, weth} from '../../reverts/v2/support/v2';
import {factory, inUsdc, inWeth, pair} from '../reference/support/contracts';
import {router02} from '../support/router02';
import {squareRoot} from './support/squareRoot';
import {sell} from '../support/trader';

const path = [usdc, weth] as const;

async function reserves() {
  const [reserve0, reserve1] = await client.readContract({...pair, functionName: 'getReserves'});
  return [reserve0, reserve1] as const;
}

/** USDC for one WETH, by the ratio of the reserves. */
async function spot(): Promise<bigint> {
  const [usdcReserve, wethReserve] = await reserves();
  return (usdcReserve * parseEther('1')) / wethReserve;
}

async function swapToPrice(): Promise<void> {
  const abi = parseAbi([
    'function computeProfitMaximizingTrade(uint256 truePriceTokenA, uint256 truePriceTokenB, uint256 reserveA, uint256 reserveB) pure returns (bool aToB, uint256 amountIn)',
  ]);
  const file = '@uniswap/v2-periphery/build/ExampleSwapToPrice.json';
  const address = await deployPublished(file, [factory.address, router02.address]);

  // #region to-price
  const [usdcReserve, wethReserve] = await reserves();
  const [priceUsdc, priceWeth] = [parseUnits('2100', 6), parseEther('1')] as const;
  const [buysWeth, amountIn] = await client.readContract({
    ...{address, abi},
    functionName: 'computeProfitMaximizingTrade',
    args: [priceUsdc, priceWeth, usdcReserve, wethReserve],
  });
  const k = usdcReserve * wethReserve;
  const target = squareRoot((k * priceUsdc * 1_000n) / (priceWeth * 997n));
  assert.equal(amountIn, target - (usdcReserve * 1_000n) / 997n);
  // #endregion to-price
  assert.ok(buysWeth);
  console.log(`to 2,100        pay ${inUsdc(amountIn)}`);

  const received = await sell(amountIn, path);
  console.log(`                for ${inWeth(received)}`);
  console.log(`spot after      ${inUsdc(await spot())} for 1 WETH`);
}

run(async () => {
  console.log(`spot            ${inUsdc(await spot())} for 1 WETH`);

  // #region exact-in
  const amountIn = parseUnits('10000', 6);
  const sale = {...router02, functionName: 'getAmountsOut', args: [amountIn, path]} as const;
  const amountOut = (await client.readContract(sale))[1] ?? 0n;
  // #endregion exact-in
  console.log(`exact input     10000 USDC buy ${inWeth(amountOut)}`);

  // #region exact-out
  const wanted = parseEther('5');
  const purchase = {...router02, functionName: 'getAmountsIn', args: [wanted, path]} as const;
  const needed = (await client.readContract(purchase))[0] ?? 0n;
  // #endregion exact-out
  console.log(`exact output    5 WETH cost ${inUsdc(needed)}`);

  // #region limits
  const toleranceBps = 50n; // 0.5%
  const amountOutMin = (amountOut * (10_000n - toleranceBps)) / 10_000n;
  const amountInMax = (needed * (10_000n + toleranceBps)) / 10_000n;
  // #endregion limits
  console.log(`least received  ${inWeth(amountOutMin)}`);
  console.log(`most paid       ${inUsdc(amountInMax)}`);

  await swapToPrice();
});
