import {BaseError, type Hex} from 'viem';

/** The raw data with which a call reverts; `0x` where it reverts without a reason. */
export async function refusal(call: Promise<unknown>): Promise<Hex> {
  const error: unknown = await call.then(
    () => new Error('expected a revert, and the call went through'),
    (cause: unknown) => cause,
  );
  if (!(error instanceof BaseError) || !/revert/i.test(error.message)) throw error;
  const holder = error.walk((one) => typeof dataOf(one) === 'string');
  return (holder && dataOf(holder)) ?? '0x';
}

/** viem gives the data of a failed call as `data`, that of a failed contract function as `raw`. */
const dataOf = (error: unknown): Hex | undefined => {
  const {raw, data} = error as {raw?: Hex; data?: unknown};
  return raw ?? (typeof data === 'string' ? (data as Hex) : undefined);
};
