import type {Builder} from '../chain/createBuilder';
import {fromPackage} from '../fromPackage';

/** Places the factory of v1 and the exchange that it clones, which mainnet alone has. */
export async function deployV1({place, send, has}: Builder): Promise<void> {
  if (!has('UniswapV1Factory')) return;
  const build = (contract: string) =>
    fromPackage('@uniswap/v2-periphery', `build/${contract}.json`);
  const factory = build('UniswapV1Factory');

  const template = await place('UniswapV1ExchangeTemplate', build('UniswapV1Exchange'));
  const to = await place('UniswapV1Factory', factory);
  await send({to, abi: factory.abi, functionName: 'initializeFactory', args: [template]});
}
