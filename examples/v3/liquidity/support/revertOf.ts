import {BaseError, ContractFunctionRevertedError} from 'viem';

/** The reason or the error with which a simulated call reverts; one that goes through is a fault. */
export async function revertOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => new Error('expected a revert, and the call went through'),
    (cause: unknown) => cause,
  );
  const reverted =
    error instanceof BaseError && error.walk((one) => one instanceof ContractFunctionRevertedError);
  if (!(reverted instanceof ContractFunctionRevertedError)) throw error;
  return reverted.data ? (reverted.reason ?? reverted.data.errorName) : '(no reason)';
}
