import {encodePacked, keccak256} from 'viem';
import {addressOf, client, run} from '../../../support/chain';
import {pool} from './support/pool';

const positionManager = addressOf('NonfungiblePositionManager');
const Q128 = 2n ** 128n;

async function readImmutables(): Promise<void> {
  // #region immutables
  const [token0, token1, feePips, spacing, most] = await Promise.all([
    client.readContract({...pool, functionName: 'token0'}),
    client.readContract({...pool, functionName: 'token1'}),
    client.readContract({...pool, functionName: 'fee'}),
    client.readContract({...pool, functionName: 'tickSpacing'}),
    client.readContract({...pool, functionName: 'maxLiquidityPerTick'}),
  ]);
  console.log(`token0 is below token1: ${BigInt(token0) < BigInt(token1)}`);
  console.log(`fee ${feePips / 10_000}%, usable ticks ${spacing} apart`);
  console.log(`at most ${most} liquidity at a tick`);
  // #endregion immutables
}

async function readPrice(): Promise<void> {
  // #region slot0
  const [sqrtPriceX96, tick, index, cardinality, next, feeProtocol, unlocked] =
    await client.readContract({...pool, functionName: 'slot0'});
  // token1 per token0 in smallest units; WETH has 12 decimals more than USDC.
  const usdcPerWeth = 10 ** 12 / (Number(sqrtPriceX96) / 2 ** 96) ** 2;
  console.log(`1 WETH costs ${usdcPerWeth.toFixed(2)} USDC, tick ${tick}`);
  console.log(`newest observation ${index}; ${cardinality} are kept, later ${next}`);
  console.log(`protocol's share ${feeProtocol}, unlocked ${unlocked}`);
  // #endregion slot0
}

async function readLiquidity(): Promise<void> {
  // #region liquidity
  const liquidity = await client.readContract({...pool, functionName: 'liquidity'});
  const growth0X128 = await client.readContract({...pool, functionName: 'feeGrowthGlobal0X128'});
  console.log(`liquidity in range ${liquidity}`);
  // right for all the time, since this pool's liquidity never changed
  console.log(`fees since the start ${(growth0X128 * liquidity) / Q128 / 10n ** 6n} USDC`);
  // #endregion liquidity

  // #region positions
  const range = [-887_220, 887_220] as const;
  const key = keccak256(encodePacked(['address', 'int24', 'int24'], [positionManager, ...range]));
  const [ofManager] = await client.readContract({...pool, functionName: 'positions', args: [key]});
  console.log(`of the position manager in the widest range ${ofManager}`);
  // #endregion positions
}

async function readTicks(): Promise<void> {
  // #region ticks
  for (const tick of [-887_220, 887_220, 0]) {
    const read = await client.readContract({...pool, functionName: 'ticks', args: [tick]});
    const [gross, net, , , , , , initialized] = read;
    console.log(`tick ${tick}: gross ${gross}, net ${net}, initialised ${initialized}`);
  }
  // #endregion ticks

  // #region tick-bitmap
  const tick = -887_220;
  const compressed = Math.floor(tick / 60); // the spacing of this pool
  const [word, bit] = [compressed >> 8, compressed & 255];
  const bitmap = await client.readContract({...pool, functionName: 'tickBitmap', args: [word]});
  console.log(`word ${word}, bit ${bit} is ${(bitmap >> BigInt(bit)) & 1n}`);
  // #endregion tick-bitmap
}

run(async () => {
  await readImmutables();
  await readPrice();
  await readLiquidity();
  await readTicks();
});
