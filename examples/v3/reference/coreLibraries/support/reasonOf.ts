import {BaseError, ContractFunctionRevertedError} from 'viem';

/** Why a call reverts: its string in quotes, or "no reason"; a call that goes through is a fault. */
export async function reasonOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => new Error('expected a revert, and the call went through'),
    (cause: unknown) => cause,
  );
  const reverted =
    error instanceof BaseError && error.walk((one) => one instanceof ContractFunctionRevertedError);
  if (!(reverted instanceof ContractFunctionRevertedError)) throw error;
  const [reason] = reverted.data?.args ?? [];
  return reason === undefined ? 'no reason' : `"${String(reason)}"`;
}
