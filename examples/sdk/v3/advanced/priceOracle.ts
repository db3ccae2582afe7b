import assert from 'node:assert/strict';
import {Percent, type Token} from '@uniswap/sdk-core';
import {FeeAmount, Route, tickToPrice} from '@uniswap/v3-sdk';
import {type Address, parseEther, parseUnits} from 'viem';
import {client, confirm} from '../../../support/chain';
import {passSeconds} from '../../support/passSeconds';
import {quoteExactInput} from '../../support/quote';
import {poolAddress, readPool} from '../../support/readPool';
import {runOnSandbox} from '../../../support/runOnSandbox';
import {sendTrade} from '../../support/sendTrade';
import {amountOf, baseUnits, DAI, show, USDC, WETH} from '../../support/tokens';
import {meansOf, observe, oracleAbi} from './support/oracle';
import {deployOracleLibrary} from './support/oracleLibrary';

// #region constants
const feePips = FeeAmount.MEDIUM; // 3000: the pools that take 0.3%
const windowSeconds = 1_800; // half an hour
const blockSeconds = 12;
const slippageTolerance = new Percent(50, 10_000); // 50 basis points, 0.5%
// #endregion constants

const address = poolAddress(USDC, WETH, feePips);
const daiAddress = poolAddress(DAI, WETH, feePips);
const oneWeth = amountOf(WETH, parseEther('1'));
type Library = Awaited<ReturnType<typeof deployOracleLibrary>>;

runOnSandbox('lets time pass', async () => {
  const library = await deployOracleLibrary();
  await readAverages(library);
  await readAge(library);
  await moveSpotPrice();
  await growHistory(library);
});

/** Averages over windows of several lengths, each compared with the contract's. */
async function readAverages(library: Library): Promise<void> {
  for (const seconds of [600, windowSeconds, 21_600, 43_200]) {
    // #region average
    const means = meansOf(await observe(address, seconds), seconds);
    const price = tickToPrice(WETH, USDC, means.tick); // WETH priced in USDC
    const worth = price.quote(oneWeth); // rounded down
    // #endregion average

    // #region library
    const [tick, liquidity] = await library.consult(address, seconds);
    assert.deepEqual(means, {tick, liquidity});
    const pair = [WETH.address, USDC.address] as [Address, Address];
    assert.equal(baseUnits(worth), await library.quoteAt(tick, baseUnits(oneWeth), pair));
    // #endregion library
    const line = `tick ${tick}, ${show(worth)} per WETH, liquidity ${liquidity}`;
    console.log(`${String(seconds).padStart(5)} s  ${line}`);
  }
}

/** How far back the pool remembers. */
async function readAge(library: Library): Promise<void> {
  // #region age
  const pool = {address, abi: oracleAbi} as const;
  const {number: blockNumber, timestamp: now} = await client.getBlock();
  const read = {...pool, blockNumber} as const;
  const [, , index, cardinality] = await client.readContract({...read, functionName: 'slot0'});
  const observationAt = (at: number) =>
    client.readContract({...read, functionName: 'observations', args: [BigInt(at)]});
  const next = await observationAt((index + 1) % cardinality); // overwritten next: the oldest
  const [timestamp] = next[3] ? next : await observationAt(0); // unless never written
  const ageSeconds = Number(now) - timestamp;
  assert.equal(ageSeconds, await library.oldest(address));
  // #endregion age
  console.log(`remembers ${ageSeconds} s in ${index + 1} of ${cardinality} slots`);
}

/** What a large purchase does to the spot price, and to the average. */
async function moveSpotPrice(): Promise<void> {
  const averageNow = async () => {
    const {tick} = meansOf(await observe(address, windowSeconds), windowSeconds);
    return tickToPrice(WETH, USDC, tick).toFixed(2);
  };
  const spotNow = async () => (await readPool(USDC, WETH, feePips)).token1Price.toFixed(2);
  console.log(`spot ${await spotNow()}, average ${await averageNow()} USDC per WETH`);
  await buyWethWith(USDC, parseUnits('500000', 6));
  console.log(`spot ${await spotNow()}, average ${await averageNow()} in the same block`);
  await passSeconds(BigInt(blockSeconds));
  console.log(`spot ${await spotNow()}, average ${await averageNow()} a block later`);
}

/** Makes room in the history of a pool that keeps one observation. */
async function growHistory(library: Library): Promise<void> {
  // #region grow
  const slots = windowSeconds / blockSeconds + 1; // 151: a write in every block of the window
  const pool = {address: daiAddress, abi: oracleAbi} as const;
  const grow = {...pool, functionName: 'increaseObservationCardinalityNext'} as const;
  const {gasUsed} = await confirm(await client.writeContract({...grow, args: [slots]}));
  // #endregion grow
  const slotsOf = async () => {
    const [, , , kept, later] = await client.readContract({...pool, functionName: 'slot0'});
    return `keeps ${kept}, later ${later}`;
  };
  console.log(`DAI/WETH: ${await slotsOf()}, for ${gasUsed} gas`);

  await buyWethWith(DAI, parseUnits('10000', 18));
  await passSeconds(BigInt(blockSeconds));
  console.log(`DAI/WETH: ${await slotsOf()}, after the next write`);
  const readings = await observe(daiAddress, windowSeconds);
  const means = meansOf(readings, windowSeconds);
  const [tick, liquidity] = await library.consult(daiAddress, windowSeconds);
  assert.deepEqual(means, {tick, liquidity}); // a negative tick is rounded down, too
  const quotient = Number(readings.ticks[1] - readings.ticks[0]) / windowSeconds;
  const price = tickToPrice(WETH, DAI, tick).toFixed(2);
  console.log(`DAI/WETH: ${quotient.toFixed(2)} is tick ${tick}, ${price} DAI per WETH`);
}

/** Somebody buys WETH with all of an amount. */
async function buyWethWith(token: Token, amount: bigint): Promise<void> {
  const pool = await readPool(token, WETH, feePips);
  const amountIn = amountOf(token, amount);
  const trade = await quoteExactInput(new Route([pool], token, WETH), amountIn);
  await sendTrade(trade, slippageTolerance);
}
