import {BaseError, ContractFunctionRevertedError} from 'viem';

/** Does what must fail, and prints why: a revert's reason, or the sentence of another error. */
export async function printFailure(mistake: string, attempt: () => unknown): Promise<void> {
  const error = await failureOf(attempt);
  if (!error) throw new Error(`${mistake}: expected a failure, and it went through`);
  console.log(`${mistake.padEnd(30)}  ${reasonOf(error)}`);
}

async function failureOf(attempt: () => unknown): Promise<Error | undefined> {
  try {
    await attempt();
    return undefined;
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

function reasonOf(error: Error): string {
  const reverted =
    error instanceof BaseError && error.walk((one) => one instanceof ContractFunctionRevertedError);
  if (reverted instanceof ContractFunctionRevertedError) {
    return reverted.data ? (reverted.reason ?? reverted.data.errorName) : '(no reason)';
  }
  // ethers v5 puts its details behind the sentence; some errors of the SDK have a name only.
  return error.message.split(/\n| \[ See: /)[0] || error.name;
}
