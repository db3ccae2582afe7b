import {
  type AbiParameter,
  concatHex,
  encodeAbiParameters,
  type Hex,
  keccak256,
  parseAbiParameters,
} from 'viem';
import type {PoolKey} from '../../packages/sandbox/contents';

const KEY = '(address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks)';

/** What the position manager and the router do while a lock is open, from Actions.sol. */
const ACTIONS = {
  MINT_POSITION_FROM_DELTAS: [
    '0x05',
    `${KEY} key, int24 tickLower, int24 tickUpper, uint128 max0, uint128 max1, address owner, bytes data`,
  ],
  SWAP_EXACT_IN_SINGLE: [
    '0x06',
    `(${KEY} key, bool zeroForOne, uint128 amountIn, uint128 amountOutMinimum, bytes hookData) swap`,
  ],
  SETTLE: ['0x0b', 'address currency, uint256 amount, bool payerIsUser'],
  SETTLE_ALL: ['0x0c', 'address currency, uint256 maxAmount'],
  TAKE: ['0x0e', 'address currency, address recipient, uint256 amount'],
  TAKE_ALL: ['0x0f', 'address currency, uint256 minAmount'],
  TAKE_PORTION: ['0x10', 'address currency, address recipient, uint256 bips'],
  TAKE_PAIR: ['0x11', 'address currency0, address currency1, address recipient'],
  CLOSE_CURRENCY: ['0x12', 'address currency'],
  CLEAR_OR_TAKE: ['0x13', 'address currency, uint256 amountMax'],
  SWEEP: ['0x14', 'address currency, address recipient'],
} as const satisfies Record<string, readonly [Hex, string]>;

/** An action with its parameters. */
export type Action = [name: keyof typeof ACTIONS, ...params: readonly unknown[]];

/** Actions as bytes, and the parameters of each: what a lock is opened with. */
export function encodeActions(actions: readonly Action[]): Hex {
  const numbers = actions.map(([name]) => ACTIONS[name][0]);
  const params = actions.map(([name, ...values]) =>
    encodeAbiParameters(parametersOf(ACTIONS[name][1]), values),
  );
  return encodeAbiParameters(parseAbiParameters('bytes, bytes[]'), [concatHex(numbers), params]);
}

/** The id of a pool of v4. */
export const poolId = (key: PoolKey): Hex =>
  keccak256(encodeAbiParameters(parametersOf(`${KEY} key`), [key]));

const parametersOf = (text: string): readonly AbiParameter[] => parseAbiParameters(text);
