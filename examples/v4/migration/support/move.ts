import {encodeFunctionData} from 'viem';
import {account, client, deadlineIn} from '../../../support/chain';
import {token0, usdc} from '../../../support/pair';
import {ALLOW_REVERT, command} from '../../../universal-router/support/commands';
import {eth} from '../../../universal-router/support/printChanges';
import {CONTRACT_BALANCE, encode, type Step} from '../../../universal-router/support/router';
import {poolKeyType} from '../../../universal-router/support/v4SwapTypes';
import {stateView} from '../../support/lenses';
import {idOf, type PoolKey} from '../../support/pool';
import {encodeActions, positions} from '../../support/positions';
import {liquidityFor, type Ticks} from './liquidity';
import {readPoolOfV3} from './v3';
import {nftManager, signPermit, type V3Position} from './v3Position';

// #region mirror
/** ETH is currency0 in v4: prices and ticks turn over where USDC is token0 in v3. */
const turnsOver = token0 === usdc;

/** The range of a v3 position, in a pool of ETH and USDC. */
export function ticksInV4({tickLower, tickUpper}: Ticks, {tickSpacing}: PoolKey): Ticks {
  const usable = (tick: number) => Math.round(tick / tickSpacing) * tickSpacing;
  return turnsOver
    ? {tickLower: usable(-tickUpper), tickUpper: usable(-tickLower)}
    : {tickLower: usable(tickLower), tickUpper: usable(tickUpper)};
}

/** The price of the pool, or where there is none yet, the price of v3's pool for its first one. */
export async function readOrChoosePrice(key: PoolKey): Promise<bigint> {
  const slot0 = {...stateView, functionName: 'getSlot0', args: [idOf(key)]} as const;
  const [current] = await client.readContract(slot0);
  if (current > 0n) return current;
  const {sqrtPriceX96} = await readPoolOfV3();
  return turnsOver ? 2n ** 192n / sqrtPriceX96 : sqrtPriceX96;
}
// #endregion mirror

const {V3_POSITION_MANAGER_PERMIT, V3_POSITION_MANAGER_CALL} = command;
const {V4_INITIALIZE_POOL, V4_POSITION_MANAGER_CALL} = command;

// #region close
/** Commands that close a v3 position; all that it holds goes to v4's PositionManager. */
export async function closeInV3(position: V3Position): Promise<Step[]> {
  const {tokenId, liquidity, minimums} = position;
  const deadline = await deadlineIn(600n);
  const permit = await signPermit(position, deadline);
  const [amount0Min, amount1Min] = minimums;
  const removal = {tokenId, liquidity, amount0Min, amount1Min, deadline};
  const all = {amount0Max: 2n ** 128n - 1n, amount1Max: 2n ** 128n - 1n};
  const payout = {tokenId, recipient: positions.address, ...all};
  const calls = [
    encodeFunctionData({...nftManager, functionName: 'decreaseLiquidity', args: [removal]}),
    encodeFunctionData({...nftManager, functionName: 'collect', args: [payout]}),
    encodeFunctionData({...nftManager, functionName: 'burn', args: [tokenId]}),
  ];
  return [
    // ALLOW_REVERT: the plan continues if the permit was already used.
    [
      V3_POSITION_MANAGER_PERMIT | ALLOW_REVERT,
      encodeFunctionData({...nftManager, functionName: 'permit', args: permit}),
    ],
    ...calls.map((call): Step => [V3_POSITION_MANAGER_CALL, call]),
  ];
}
// #endregion close

// #region open
/** Commands that open the v4 position from what lies in PositionManager, and return the rest. */
export async function openInV4({least, expected, ...ticks}: V3Position, key: PoolKey) {
  const sqrtPriceX96 = await readOrChoosePrice(key);
  const {tickLower, tickUpper} = ticksInV4(ticks, key);
  const range = {sqrtPriceX96, tickLower, tickUpper};
  const liquidity = liquidityFor([least.weth, least.usdc], range);
  const most = [expected.weth, expected.usdc];
  const mint = await encodeActions([
    ['UNWRAP', CONTRACT_BALANCE], // all WETH, to ETH
    ['MINT_POSITION', key, tickLower, tickUpper, liquidity, ...most, account, '0x'],
    ['SETTLE', eth.address, 0n, false], // the whole debt, from what PositionManager holds
    ['SETTLE', usdc.address, 0n, false],
    ['SWEEP', eth.address, account], // the rest
    ['SWEEP', usdc.address, account],
  ]);
  const creation = encode(`${poolKeyType}, uint160`, key, sqrtPriceX96);
  const steps: Step[] = [
    // With the flag the plan goes on where the pool exists.
    [V4_INITIALIZE_POOL | ALLOW_REVERT, creation],
    [V4_POSITION_MANAGER_CALL, mint],
  ];
  return {steps, liquidity, tickLower, tickUpper};
}
// #endregion open
