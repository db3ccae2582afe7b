import {type Abi, type Hex, parseAbi, zeroAddress, zeroHash} from 'viem';
import {addressOf} from '../../../../sandbox/addressOf';
import {fromHardhat} from '../../../../sandbox/fromPackage';
import {client, confirm, deploy} from '../../support/reproduce';
import {encode, plan, usdc, weth} from './router';

const V4_SWAP = 0x10;

/** The router's published code with a stand-in for the pool manager, which the sandbox lacks. */
export async function deployV4() {
  const manager = await deploy({
    file: 'examples/reverts/universal-router/StandInManager.sol',
    contract: 'StandInManager',
  });
  const {abi, bytecode} = fromHardhat('@uniswap/universal-router', 'UniversalRouter');
  const parameters = {
    permit2: addressOf('Permit2'),
    weth9: weth,
    v2Factory: addressOf('UniswapV2Factory'),
    v3Factory: addressOf('UniswapV3Factory'),
    pairInitCodeHash: zeroHash,
    poolInitCodeHash: zeroHash,
    v4PoolManager: manager,
    v3NFTPositionManager: addressOf('NonfungiblePositionManager'),
    v4PositionManager: zeroAddress,
    spokePool: zeroAddress,
  };
  const hash = await client.deployContract({abi: abi as Abi, bytecode, args: [parameters]});
  const {contractAddress} = await confirm(hash);
  if (!contractAddress) throw new Error('the router was not deployed');

  return {
    /** Sets what a swap returns, and what the manager owes the router; what it is owed is negative. */
    answer: async (amounts: {amount0: bigint; amount1: bigint; delta: bigint}) =>
      confirm(
        await client.writeContract({
          address: manager,
          abi: parseAbi(['function set(int128 amount0, int128 amount1, int256 delta)']),
          functionName: 'set',
          args: [amounts.amount0, amounts.amount1, amounts.delta],
        }),
      ),
    /** A call with one command, V4_SWAP, and these actions in it. */
    act: (actions: Hex, ...params: Hex[]) => ({
      ...plan([V4_SWAP, encode('bytes, bytes[]', actions, params)]),
      address: contractAddress,
    }),
  };
}

const pathTypes =
  '(address currency, (address intermediateCurrency, uint24 fee, int24 tickSpacing, address hooks, bytes hookData)[] path, uint256[] maxHopSlippage, uint128 amount, uint128 limit)';

/** A swap by a path of one pool: USDC for WETH, with or without limits to the price of each hop. */
export const byPath = (amounts: {amount: bigint; limit: bigint}, maxHopSlippage: bigint[] = []) =>
  encode(pathTypes, {
    ...{currency: usdc, maxHopSlippage, ...amounts},
    path: [
      {
        ...{intermediateCurrency: weth, fee: 3_000, tickSpacing: 60},
        ...{hooks: zeroAddress, hookData: '0x'},
      },
    ],
  });
