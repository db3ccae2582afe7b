import type {Builder} from '../chain/createBuilder';
import {fromHardhat} from '../fromPackage';

/** Places the router of v2 and v3 with its two quoters. */
export async function deploySwapRouter02({place, has, addressOf}: Builder): Promise<void> {
  const published = (file: string) => fromHardhat('@uniswap/swap-router-contracts', file);
  const [v2, v3] = [addressOf('UniswapV2Factory'), addressOf('UniswapV3Factory')];
  const [weth, positions] = [addressOf('WETH'), addressOf('NonfungiblePositionManager')];

  await place('SwapRouter02', published('SwapRouter02'), [v2, v3, positions, weth]);
  await place('QuoterV2', published('lens/QuoterV2'), [v3, weth]);
  if (has('MixedRouteQuoterV1')) {
    await place('MixedRouteQuoterV1', published('lens/MixedRouteQuoterV1'), [v3, v2, weth]);
  }
}
