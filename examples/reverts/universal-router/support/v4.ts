import {type Hex, parseAbi, zeroAddress} from 'viem';
import {deployRelease2_1_0} from '../../../universal-router/support/deployRelease2_1_0';
import {client, confirm, deploy} from '../../support/reproduce';
import {encode, plan, usdc, weth} from './router';

const V4_SWAP = 0x10;

/** The code of package 2.1.0 with a stand-in for the pool manager, which answers with the amounts that are set. */
export async function deployV4() {
  const manager = await deploy({
    file: 'examples/reverts/universal-router/StandInManager.sol',
    contract: 'StandInManager',
  });
  const router = await deployRelease2_1_0(manager);

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
      address: router,
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
