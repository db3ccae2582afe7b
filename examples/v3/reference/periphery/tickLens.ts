import {parseAbi} from 'viem';
import {addressOf, client, run} from '../../../support/chain';
import {usdc, weth} from '../support/tokens';

const lens = {
  address: addressOf('TickLens'),
  abi: parseAbi([
    'struct PopulatedTick { int24 tick; int128 liquidityNet; uint128 liquidityGross; }',
    'function getPopulatedTicksInWord(address pool, int16 tickBitmapIndex) view returns (PopulatedTick[] populatedTicks)',
  ]),
} as const;
const factory = {
  address: addressOf('UniswapV3Factory'),
  abi: parseAbi(['function getPool(address, address, uint24) view returns (address)']),
} as const;
const poolAbi = parseAbi([
  'function slot0() view returns (uint160, int24 tick, uint16, uint16, uint16, uint8, bool)',
  'function tickSpacing() view returns (int24)',
]);

const poolOf = (feePips: number) =>
  client.readContract({
    ...{...factory, functionName: 'getPool', args: [usdc.address, weth.address, feePips]},
  });

run(async () => {
  const address = await poolOf(500);
  const pool = {address, abi: poolAbi} as const;
  // #region word
  const [, tick] = await client.readContract({...pool, functionName: 'slot0'});
  const tickSpacing = await client.readContract({...pool, functionName: 'tickSpacing'});
  // A bit is one usable tick, a word 256 of them; both divisions round down.
  const wordOf = (of: number): number => Math.floor(Math.floor(of / tickSpacing) / 256);
  const word = wordOf(tick);
  // #endregion word
  console.log(`tick ${tick} with spacing ${tickSpacing} lies in word ${word}`);

  // #region ticks
  for (const index of [word - 1, word, word + 1]) {
    const ticks = await client.readContract({
      ...{...lens, functionName: 'getPopulatedTicksInWord', args: [address, index]},
    });
    console.log(`word ${index}:${ticks.length === 0 ? ' no ticks' : ''}`);
    for (const {tick: at, liquidityNet, liquidityGross} of ticks) {
      console.log(`  ${at}  net ${liquidityNet}  gross ${liquidityGross}`);
    }
  }
  // #endregion ticks

  // #region order
  // At spacing 1 both ends of a range of 200 ticks lie in one word.
  const narrow = await client.readContract({
    ...{...lens, functionName: 'getPopulatedTicksInWord'},
    args: [await poolOf(100), Math.floor(tick / 256)],
  });
  console.log(`one word, highest tick first: ${narrow.map((one) => one.tick).join(', ')}`);
  // #endregion order
});
