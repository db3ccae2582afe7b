import {addressOf} from '../addressOf';
import type {Builder} from '../chain/createBuilder';
import {fromPackage} from '../fromPackage';

/** Places the factory and both routers of v2. */
export async function deployV2({place}: Builder): Promise<void> {
  const factory = fromPackage('@uniswap/v2-core', 'build/UniswapV2Factory.json');
  await place('UniswapV2Factory', factory, [addressOf('FeeToSetter')]);

  for (const router of ['UniswapV2Router01', 'UniswapV2Router02']) {
    const artifact = fromPackage('@uniswap/v2-periphery', `build/${router}.json`);
    await place(router, artifact, [addressOf('UniswapV2Factory'), addressOf('WETH')]);
  }
}
