import {parseAbi, parseEther, parseUnits, type Address} from 'viem';
import {client, run} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {show, uni, usdc, weth} from '../support/tokens';
import {failureOf} from './support/failureOf';
import {currentTick, usdcPerWeth} from './support/oraclePools';
import {sell} from './support/trade';

const file = 'examples/v3/reference/peripheryLibraries/OracleProbe.sol';
const abi = parseAbi([
  'function consult(address pool, uint32 windowSeconds) view returns (int24 meanTick, uint128 meanLiquidity)',
  'function quoteAt(int24 tick, uint128 baseAmount, address baseToken, address quoteToken) view returns (uint256 quoteAmount)',
  'function oldest(address pool) view returns (uint32 secondsAgo)',
  'function blockStart(address pool) view returns (int24 tick, uint128 liquidity)',
  'function chained(address[] tokens, int24[] ticks) view returns (int256 tick)',
]);
const deepPool = '0x8ad599c3A0ff1De082011EFDDc58f1908eb6e6D8'; // USDC and WETH, 0.3%
const narrowPool = '0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640'; // USDC and WETH, 0.05%
const uniPool = '0x1d42064Fc4Beb5F8aAF85F4617AE8b3b5B8Bd801'; // UNI is token0, WETH is token1

run(async () => {
  const probe = {address: await deploy({file, contract: 'OracleProbe'}), abi} as const;

  // #region consult
  const consult = (pool: Address, windowSeconds: number) =>
    client.readContract({...probe, functionName: 'consult', args: [pool, windowSeconds]});
  for (const windowSeconds of [1_800, 3_600, 43_200]) {
    const [tick, liquidity] = await consult(deepPool, windowSeconds);
    console.log(
      `${windowSeconds} s: tick ${tick}, ${usdcPerWeth(tick)} USDC per WETH, ${liquidity}`,
    );
  }
  console.log(`0 s: ${await failureOf(consult(deepPool, 0))}`);
  console.log(`a week: ${await failureOf(consult(deepPool, 604_800))}`);
  // #endregion consult

  // #region quote
  const [meanTick] = await consult(deepPool, 1_800);
  const quote = (tick: number, amount: bigint, from: typeof usdc | typeof weth) => {
    const to = from === usdc ? weth : usdc;
    const args = [tick, amount, from.address, to.address] as const;
    return client.readContract({...probe, functionName: 'quoteAt', args});
  };
  console.log(`1 WETH is ${show(await quote(meanTick, parseEther('1'), weth), usdc)}`);
  console.log(`2,000 USDC are ${show(await quote(meanTick, parseUnits('2000', 6), usdc), weth)}`);
  console.log(`at tick 887,273: ${await failureOf(quote(887_273, 1n, weth))}`);
  // #endregion quote

  // #region oldest
  const seconds = await client.readContract({
    ...probe,
    functionName: 'oldest',
    args: [deepPool],
  });
  console.log(`the oldest observation is ${seconds} s old, ${(seconds / 3_600).toFixed(2)} hours`);
  console.log(`one second more: ${await failureOf(consult(deepPool, seconds + 1))}`);
  // #endregion oldest

  // #region block-start
  await sell({sold: usdc, amountIn: parseUnits('100000', 6), feePips: 3_000});
  // Read in the same block as the sale.
  const [startTick, startLiquidity] = await client.readContract({
    ...probe,
    functionName: 'blockStart',
    args: [deepPool],
  });
  const tickNow = await currentTick(deepPool);
  console.log(`tick ${startTick} when the block began, ${tickNow} now`);
  console.log(`liquidity ${startLiquidity}`);
  const single = client.readContract({...probe, functionName: 'blockStart', args: [narrowPool]});
  console.log(`a pool with one observation: ${await failureOf(single)}`);
  // #endregion block-start

  // #region chained
  const [uniTick] = await consult(uniPool, 1_800); // WETH per UNI
  const chain = (ticks: number[]) => {
    const tokens = [uni.address, weth.address, usdc.address];
    return client.readContract({...probe, functionName: 'chained', args: [tokens, ticks]});
  };
  const tick = Number(await chain([uniTick, meanTick]));
  const args = [tick, parseEther('1'), uni.address, usdc.address] as const;
  const worth = await client.readContract({...probe, functionName: 'quoteAt', args});
  console.log(`${uniTick} and ${meanTick} make ${tick}: 1 UNI is ${show(worth, usdc)}`);
  console.log(`one tick for three tokens: ${await failureOf(chain([uniTick]))}`);
  // #endregion chained

  // #region chained-back
  const back = await client.readContract({
    ...probe,
    functionName: 'chained',
    args: [
      [usdc.address, weth.address, uni.address],
      [meanTick, uniTick],
    ],
  });
  // UNI has the lower address: getQuoteAtTick expects the tick of UNI against USDC.
  const isInOrder = BigInt(usdc.address) < BigInt(uni.address);
  const quoteTick = isInOrder ? Number(back) : -Number(back);
  const tenUsdc = [parseUnits('10', 6), usdc.address, uni.address] as const;
  for (const at of [quoteTick, Number(back)]) {
    const amount = await client.readContract({
      ...probe,
      functionName: 'quoteAt',
      args: [at, ...tenUsdc],
    });
    console.log(`at ${at}, 10 USDC are ${show(amount, uni)}`);
  }
  // #endregion chained-back
});
