import {isValidHook} from './hookFlags';
import {expectSigned, expectUnsigned, maximum, minimum, wrapUnsigned} from './integers';
import {expectThat} from './outOfRange';
import {isKeyFee} from './swapFee';

/** What names a pool of v4; currencies and hooks are addresses, 0 is ether and no hook. */
export type PoolKey = {
  currency0: bigint;
  currency1: bigint;
  /** In pips, or `DYNAMIC_FEE`. */
  fee: bigint;
  tickSpacing: bigint;
  hooks: bigint;
};

export const MIN_TICK_SPACING = 1n;
export const MAX_TICK_SPACING = 32_767n;

/** Two currencies in the order of a key: the lower address first. */
export function sortCurrencies(one: bigint, other: bigint): {currency0: bigint; currency1: bigint} {
  expectThat(one !== other, 'two different currencies, got the same one twice');
  return {currency0: minimum(one, other), currency1: maximum(one, other)};
}

/** The error with which `initialize` refuses a key; its checks come in this order. */
export type KeyFault =
  | 'TickSpacingTooLarge'
  | 'TickSpacingTooSmall'
  | 'CurrenciesOutOfOrderOrEqual'
  | 'HookAddressNotValid'
  | 'LPFeeTooLarge';

/** Why `initialize` refuses a key, or nothing where it accepts it. */
export function keyFault(key: PoolKey): KeyFault | undefined {
  if (key.tickSpacing > MAX_TICK_SPACING) return 'TickSpacingTooLarge';
  if (key.tickSpacing < MIN_TICK_SPACING) return 'TickSpacingTooSmall';
  if (key.currency0 >= key.currency1) return 'CurrenciesOutOfOrderOrEqual';
  if (!isValidHook(key.hooks, key.fee)) return 'HookAddressNotValid';
  return isKeyFee(key.fee) ? undefined : 'LPFeeTooLarge';
}

/** Bytes in hexadecimal digits. */
type Hex = `0x${string}`;

/** `abi.encode` of a key: five words of 32 bytes. */
export function encodePoolKey({currency0, currency1, fee, tickSpacing, hooks}: PoolKey): Hex {
  expectUnsigned(160n, {currency0, currency1, hooks});
  expectUnsigned(24n, {fee});
  expectSigned(24n, {tickSpacing});
  return `0x${[currency0, currency1, fee, tickSpacing, hooks].map(word).join('')}`;
}

const word = (value: bigint): string => wrapUnsigned(256n, value).toString(16).padStart(64, '0');

/** The id of a pool: the hash of its encoded key. */
export const poolIdOf = (key: PoolKey, keccak256: (data: Hex) => Hex): Hex =>
  keccak256(encodePoolKey(key));
