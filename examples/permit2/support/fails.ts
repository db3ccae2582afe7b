import {BaseError, ContractFunctionRevertedError} from 'viem';

/** Simulates what must revert, and prints the error: "excess amount     InvalidAmount(100000000)". */
export async function fails(mistake: string, call: Promise<unknown>): Promise<void> {
  const error: unknown = await call.then(
    () => new Error(`${mistake}: expected a revert, and the call went through`),
    (cause: unknown) => cause,
  );
  const reverted =
    error instanceof BaseError && error.walk((one) => one instanceof ContractFunctionRevertedError);
  if (!(reverted instanceof ContractFunctionRevertedError) || !reverted.data) throw error;
  const {errorName, args = []} = reverted.data;
  console.log(`${mistake.padEnd(16)}  ${errorName}(${args.join(', ')})`);
}
