import type {Builder} from '../chain/createBuilder';
import {fromPackage} from '../fromPackage';

const ROUTERS = ['UniswapV2Router01', 'UniswapV2Router02'];

/** Places the factory of v2 and the routers that the chain has. */
export async function deployV2({place, has, addressOf, owner}: Builder): Promise<void> {
  const factory = fromPackage('@uniswap/v2-core', 'build/UniswapV2Factory.json');
  const feeToSetter = has('FeeToSetter') ? addressOf('FeeToSetter') : owner;
  await place('UniswapV2Factory', factory, [feeToSetter]);

  for (const router of ROUTERS.filter(has)) {
    const artifact = fromPackage('@uniswap/v2-periphery', `build/${router}.json`);
    await place(router, artifact, [addressOf('UniswapV2Factory'), addressOf('WETH')]);
  }
}
