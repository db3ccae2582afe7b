import {BaseError, ContractFunctionRevertedError} from 'viem';

/** The reason with which a simulated call reverts; it is an error if the call passes. */
export async function revertOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    const revert =
      error instanceof BaseError &&
      error.walk((cause) => cause instanceof ContractFunctionRevertedError);
    if (!(revert instanceof ContractFunctionRevertedError)) throw error;
    return revert.raw && revert.raw !== '0x' && revert.reason ? revert.reason : 'no reason';
  }
  throw new Error('the call was expected to revert, and passed');
}
