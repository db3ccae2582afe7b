import type {Param} from '@uniswap/universal-router-sdk';

const ACTIONS = ['SWAP_EXACT_IN', 'SWAP_EXACT_IN_SINGLE'].map((swap) => `${swap},SETTLE,TAKE`);
const OPEN_DELTA = '0'; // stands for all that the swap owes or is owed

/** What a command takes from the caller, in base units. */
export type Taken = {token: string; amount: bigint};
/** The least that a command pays to a recipient, in base units. */
export type Paid = {token: string; recipient: string; least: bigint};

// #region v4
/** Reads a swap in v4 that pays its whole input and takes its whole output; no other list. */
export function readV4Swap(actions: readonly Param[]): {taken: Taken[]; paid: Paid[]} | undefined {
  const [swap, settle, take] = actions.map(valuesOf);
  if (!ACTIONS.includes(actions.map(({name}) => name).join()) || !settle || !take) return undefined;
  if (String(settle.amount) !== OPEN_DELTA || String(take.amount) !== OPEN_DELTA) return undefined;

  const {amountIn, amountOutMinimum} = swap?.swap as Record<string, unknown>;
  const amount = BigInt(String(amountIn));
  const least = BigInt(String(amountOutMinimum));
  return {
    taken: settle.payerIsUser === true ? [{token: String(settle.currency), amount}] : [],
    paid: [{token: String(take.currency), recipient: String(take.recipient), least}],
  };
}
// #endregion v4

/** The values of an action by their names. */
const valuesOf = ({value}: Param): Record<string, unknown> =>
  Object.fromEntries((value as Param[]).map((one) => [one.name, one.value as unknown]));
