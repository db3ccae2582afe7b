import v3Manager from '@uniswap/v3-periphery/artifacts/contracts/interfaces/INonfungiblePositionManager.sol/INonfungiblePositionManager.json';
import v3Router from '@uniswap/v3-periphery/artifacts/contracts/interfaces/ISwapRouter.sol/ISwapRouter.json';
import router02Pools from '@uniswap/swap-router-contracts/artifacts/contracts/interfaces/IV3SwapRouter.sol/IV3SwapRouter.json';
import router02Pairs from '@uniswap/swap-router-contracts/artifacts/contracts/interfaces/IV2SwapRouter.sol/IV2SwapRouter.json';
import v1Exchange from '@uniswap/v2-periphery/build/UniswapV1Exchange.json';
import v2Router from '@uniswap/v2-periphery/build/IUniswapV2Router02.json';

type Parameter = {name: string; type: string; internalType?: string; components?: Parameter[]};

/** The names that published ABIs give to so many arguments of a function, or fields of a struct. */
export const publishedParameters = (name: string, count: number): readonly string[] | undefined =>
  parameters.get(`${name}/${count}`);

const functions = [v1Exchange, v2Router, v3Router, v3Manager, router02Pools, router02Pairs]
  .flatMap(({abi}): {type: string; name?: string; inputs?: Parameter[]}[] => abi)
  .filter(({type}) => type === 'function');

const parameters: ReadonlyMap<string, readonly string[]> = new Map(
  functions.flatMap(({name = '', inputs = []}) => [
    named(name, inputs),
    ...inputs.flatMap(({internalType = '', components}) =>
      // "struct ISwapRouter.ExactInputSingleParams"
      components ? [named(internalType.split('.').at(-1) ?? '', components)] : [],
    ),
  ]),
);

function named(name: string, members: readonly Parameter[]): [key: string, names: string[]] {
  return [`${name}/${members.length}`, members.map((member) => member.name)];
}
