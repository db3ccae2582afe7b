import {concatHex, type Hex, numberToHex} from 'viem';
import {encode} from '../../universal-router/support/router';
import {
  poolKeyType,
  v4Path,
  v4PathOutput,
  v4Single,
  v4SingleOutput,
} from '../../universal-router/support/v4SwapTypes';

// #region actions
/** Actions of the router and of the position manager: their bytes, and the types of their values. */
const ACTIONS = {
  INCREASE_LIQUIDITY: [
    0x00,
    'uint256 tokenId, uint256 liquidity, uint128 amount0Max, uint128 amount1Max, bytes hookData',
  ],
  DECREASE_LIQUIDITY: [
    0x01,
    'uint256 tokenId, uint256 liquidity, uint128 amount0Min, uint128 amount1Min, bytes hookData',
  ],
  MINT_POSITION: [
    0x02,
    `${poolKeyType} poolKey, int24 tickLower, int24 tickUpper, uint256 liquidity, uint128 amount0Max, uint128 amount1Max, address owner, bytes hookData`,
  ],
  BURN_POSITION: [0x03, 'uint256 tokenId, uint128 amount0Min, uint128 amount1Min, bytes hookData'],
  SWAP_EXACT_IN_SINGLE: [0x06, `${v4Single} swapParams`],
  SWAP_EXACT_IN: [0x07, `${v4Path} swapParams`],
  SWAP_EXACT_OUT_SINGLE: [0x08, `${v4SingleOutput} swapParams`],
  SWAP_EXACT_OUT: [0x09, `${v4PathOutput} swapParams`],
  SETTLE: [0x0b, 'address currency, uint256 amount, bool payerIsUser'],
  SETTLE_ALL: [0x0c, 'address currency, uint256 maxAmount'],
  SETTLE_PAIR: [0x0d, 'address currency0, address currency1'],
  TAKE: [0x0e, 'address currency, address recipient, uint256 amount'],
  TAKE_ALL: [0x0f, 'address currency, uint256 minAmount'],
  TAKE_PAIR: [0x11, 'address currency0, address currency1, address recipient'],
  CLOSE_CURRENCY: [0x12, 'address currency'],
  SWEEP: [0x14, 'address currency, address to'],
  UNWRAP: [0x16, 'uint256 amount'],
} as const;

/** An action with its values. */
export type Action = readonly [name: keyof typeof ACTIONS, ...values: unknown[]];

/** A list of actions, as V4_SWAP and unlockData hold it. */
export const listOf = (actions: readonly Action[]): Hex =>
  encode(
    'bytes, bytes[]',
    concatHex(actions.map(([name]) => numberToHex(ACTIONS[name][0], {size: 1}))),
    actions.map(([name, ...values]) => encode(ACTIONS[name][1], ...values)),
  );
// #endregion actions
