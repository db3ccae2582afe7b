import {parseAbi} from 'viem';
import {client, confirm, run} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {market, usdcPerWeth} from './support/market';
import {reasonOf} from './support/reasonOf';

const file = 'examples/v3/reference/coreLibraries/TickProbe.sol';
const abi = parseAbi([
  'function priceAt(int24 tick) view returns (uint160 sqrtPriceX96)',
  'function tickAt(uint160 sqrtPriceX96) view returns (int24 tick)',
  'function words(int16 position) view returns (uint256)',
  'function flip(int24 tick, int24 tickSpacing)',
  'function next(int24 tick, int24 tickSpacing, bool lte) view returns (int24 nextTick, bool initialized)',
  'function bits(uint256 x) view returns (uint8 highest, uint8 lowest)',
]);

run(async () => {
  const probe = {address: await deploy({file, contract: 'TickProbe'}), abi} as const;

  // #region price-at-tick
  const priceAt = (tick: number) =>
    client.readContract({...probe, functionName: 'priceAt', args: [tick]});
  for (const tick of [market.tickLower, market.tick, market.tickUpper]) {
    const sqrtPriceX96 = await priceAt(tick);
    console.log(`tick ${tick}: ${sqrtPriceX96}, ${usdcPerWeth(sqrtPriceX96)}`);
  }
  console.log(`tick -887272: ${await priceAt(-887_272)}`);
  console.log(`tick  887272: ${await priceAt(887_272)}`);
  console.log(`tick  887273: reverts with ${await reasonOf(priceAt(887_273))}`);
  // #endregion price-at-tick

  // #region tick-at-price
  const tickAt = (sqrtPriceX96: bigint) =>
    client.readContract({...probe, functionName: 'tickAt', args: [sqrtPriceX96]});
  console.log(`2,000 USDC per WETH: tick ${await tickAt(market.sqrtPriceX96)}`);
  const atTick = await priceAt(market.tick);
  console.log(`the price of tick ${market.tick}: tick ${await tickAt(atTick)}`);
  console.log(`one less: tick ${await tickAt(atTick - 1n)}`);
  const largest = 1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_342n;
  console.log(`one less than MAX_SQRT_RATIO: tick ${await tickAt(largest - 1n)}`);
  console.log(`MAX_SQRT_RATIO: reverts with ${await reasonOf(tickAt(largest))}`);
  // #endregion tick-at-price

  // #region flip-tick
  const {tickSpacing, tickLower, tickUpper} = market;
  for (const tick of [tickLower, tickUpper]) {
    const args = [tick, tickSpacing] as const;
    await confirm(await client.writeContract({...probe, functionName: 'flip', args}));
  }
  for (const position of [12, 13]) {
    const word = await client.readContract({...probe, functionName: 'words', args: [position]});
    console.log(`word ${position}: 2^${word.toString(2).length - 1}`);
  }
  const uneven = client.simulateContract({...probe, functionName: 'flip', args: [200_311, 60]});
  console.log(`tick 200311 at spacing 60: reverts with ${await reasonOf(uneven)}`);
  // #endregion flip-tick

  // #region next-tick
  for (const [tick, lte] of [
    [market.tick, false],
    [market.tick, true],
    [199_679, true],
  ] as const) {
    const args = [tick, tickSpacing, lte] as const;
    const [next, initialized] = await client.readContract({...probe, functionName: 'next', args});
    const kind = initialized ? 'in use' : 'end of the word';
    console.log(`from ${tick} ${lte ? 'down' : 'up'}: ${next}, ${kind}`);
  }
  // #endregion next-tick

  // #region bits
  const bits = (x: bigint) => client.readContract({...probe, functionName: 'bits', args: [x]});
  const word = 2n ** 58n + 2n ** 10n;
  const [highest, lowest] = await bits(word);
  console.log(`ticks in use at bits 10 and 58: highest ${highest}, lowest ${lowest}`);
  console.log(`an empty word: reverts with ${await reasonOf(bits(0n))}`);
  // #endregion bits
});
