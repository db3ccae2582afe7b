import type {Param} from '@uniswap/universal-router-sdk';
import {type Address, isAddressEqual} from 'viem';

const ACTIONS = ['SWAP_EXACT_IN', 'SWAP_EXACT_IN_SINGLE'].map((swap) => `${swap},SETTLE,TAKE`);
const OPEN_DELTA = '0'; // stands for all that the swap owes or is owed

/** What a command takes from the caller, in base units. */
export type Taken = {token: string; amount: bigint};
/** The least that a command pays to a recipient, in base units. */
export type Paid = {token: string; recipient: string; least: bigint};

/** What the SDK reads of a swap: its pool and direction, or its first currency and its path. */
type V4Swap = {
  amountIn: bigint;
  amountOutMinimum: bigint;
  poolKey?: {currency0: Address; currency1: Address};
  zeroForOne?: boolean;
  currencyIn?: Address;
  path?: {intermediateCurrency: Address}[];
};

// #region v4
/** Reads a swap in v4 that pays its whole input and takes its whole output; no other list. */
export function readV4Swap(actions: readonly Param[]): {taken: Taken[]; paid: Paid[]} | undefined {
  const [swap, settle, take] = actions.map(valuesOf);
  if (!ACTIONS.includes(actions.map(({name}) => name).join()) || !settle || !take) return undefined;
  if (String(settle.amount) !== OPEN_DELTA || String(take.amount) !== OPEN_DELTA) return undefined;

  const asked = swap?.swap as V4Swap;
  const [from, to] = endsOf(asked);
  const [paid, taken] = [settle.currency as Address, take.currency as Address];
  // Other currencies would leave the swap's output in the router, and take nothing.
  if (!from || !to || !isAddressEqual(from, paid) || !isAddressEqual(to, taken)) return undefined;

  const amount = BigInt(String(asked.amountIn));
  const least = BigInt(String(asked.amountOutMinimum));
  return {
    taken: settle.payerIsUser === true ? [{token: paid, amount}] : [],
    paid: [{token: taken, recipient: String(take.recipient), least}],
  };
}

/** The currencies in which a swap starts and ends. */
function endsOf({poolKey, zeroForOne, currencyIn, path}: V4Swap): (Address | undefined)[] {
  if (!poolKey) return [currencyIn, path?.at(-1)?.intermediateCurrency];
  const {currency0, currency1} = poolKey;
  return zeroForOne ? [currency0, currency1] : [currency1, currency0];
}
// #endregion v4

/** The values of an action by their names. */
const valuesOf = ({value}: Param): Record<string, unknown> =>
  Object.fromEntries((value as Param[]).map((one) => [one.name, one.value as unknown]));
