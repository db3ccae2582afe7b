import {type Address, encodeFunctionData, type Hex, zeroAddress} from 'viem';
import {addressOf, deadlineIn, run} from '../../support/chain';
import {command} from '../../universal-router/support/commands';
import {deployRelease2_1_0} from '../../universal-router/support/deployRelease2_1_0';
import {atLeast} from '../../universal-router/support/quotes';
import {encode, planOf, router} from '../../universal-router/support/router';
import {hopPriceX36} from '../../universal-router/support/swapTypes';
import {
  v4Path,
  v4PathSince2_1_1,
  v4Single,
  v4SingleSince2_1_1,
} from '../../universal-router/support/v4SwapTypes';
import {errorOf} from '../support/errorOf';
import {key, usdc} from '../support/pool';
import {oneEther, pools, quoteSingle, step} from './support/route';

const {V4_SWAP} = command;
const ACTIONS = {single: '0x060c0f', path: '0x070c0f'} as const; // a swap, SETTLE_ALL, TAKE_ALL
// #region types
/** The struct of a path in npm's 2.1.0: the limits have the place that 2.1.1 gives them. */
const v4PathOf2_1_0 = v4PathSince2_1_1.replace('minHopPriceX36', 'maxHopSlippage');
// #endregion types

/** The error of a swap on a router, or "swaps"; nothing is sent. */
async function resultOf(to: Address, actions: Hex, swap: Hex, leastUsdc: bigint): Promise<string> {
  const list = encode('bytes, bytes[]', actions, [
    swap,
    encode('address, uint256', zeroAddress, oneEther),
    encode('address, uint256', usdc.address, leastUsdc),
  ]);
  const args = [...planOf([[V4_SWAP, list]]), await deadlineIn(600n)] as const;
  const data = encodeFunctionData({...router, functionName: 'execute', args});
  const error = await errorOf({to, data, value: oneEther});
  return error === 'none' ? 'swaps' : error;
}

run(async () => {
  const pool = {poolKey: key, zeroForOne: true, hookData: '0x'} as const;
  const least = atLeast(await quoteSingle(pool, oneEther));
  const amounts = {amountIn: oneEther, amountOutMinimum: least};
  const single = {...pool, ...amounts};
  const path = {...amounts, currencyIn: zeroAddress, path: [step(usdc.address, pools.deep)]};
  const price = hopPriceX36(least, oneEther); // a real limit, 0.5% below the quote

  // #region structs
  const swaps = [
    ['single, 2.0', ACTIONS.single, encode(v4Single, single)],
    [
      'single, 2.1.1, 0',
      ACTIONS.single,
      encode(v4SingleSince2_1_1, {...single, minHopPriceX36: 0n}),
    ],
    [
      'single, 2.1.1, limit',
      ACTIONS.single,
      encode(v4SingleSince2_1_1, {...single, minHopPriceX36: price}),
    ],
    ['path, 2.0', ACTIONS.path, encode(v4Path, path)],
    ['path, 2.1.0, no limit', ACTIONS.path, encode(v4PathOf2_1_0, {...path, maxHopSlippage: []})],
    [
      'path, 2.1.1, no limit',
      ACTIONS.path,
      encode(v4PathSince2_1_1, {...path, minHopPriceX36: []}),
    ],
    [
      'path, 2.1.1, limit',
      ACTIONS.path,
      encode(v4PathSince2_1_1, {...path, minHopPriceX36: [price]}),
    ],
  ] as const;
  // #endregion structs

  const npm = await deployRelease2_1_0(addressOf('PoolManager'));
  for (const [what, actions, swap] of swaps) {
    const on2_0 = await resultOf(router.address, actions, swap, least);
    const onNpm = await resultOf(npm, actions, swap, least);
    console.log(`${what.padEnd(22)} 2.0: ${on2_0}; npm 2.1.0: ${onNpm}`);
  }
});
