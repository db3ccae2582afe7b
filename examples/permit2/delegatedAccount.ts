import {BaseError, ContractFunctionRevertedError} from 'viem';
import {client, run} from '../support/chain';
import {deploy} from '../support/contract';
import {hundredUsdc, owner, spender, usdc} from './support/parties';
import {permit2} from './support/permit2';
import {permitSingle} from './support/typedData';

/** "passes", or the error that Permit2 reverts with. */
async function outcomeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'passes';
  } catch (error) {
    const reverted =
      error instanceof BaseError &&
      error.walk((one) => one instanceof ContractFunctionRevertedError);
    if (!(reverted instanceof ContractFunctionRevertedError)) throw error;
    return `${reverted.data?.errorName}()`;
  }
}

run(async () => {
  const file = 'examples/permit2/Delegates.sol';
  const sigDeadline = (await client.getBlock()).timestamp + 600n;
  const expiration = Number(sigDeadline);
  const details = {token: usdc, amount: hundredUsdc, expiration, nonce: 0} as const;
  const permit = {details, spender: spender.account.address, sigDeadline} as const;
  const signature = await client.signTypedData({...permitSingle, message: permit});
  const submit = {...permit2, functionName: 'permit', args: [owner, permit, signature]} as const;
  console.log(`no code               ${await outcomeOf(spender.simulateContract(submit))}`);

  // #region delegated
  // An account that has delegated runs its delegate's code. The calls put that code at its address.
  for (const contract of ['TakesPlainSignatures', 'WantsAnotherForm']) {
    const code = await client.getCode({address: await deploy({file, contract})});
    const stateOverride = [{address: owner, code}];
    const outcome = await outcomeOf(spender.simulateContract({...submit, stateOverride}));
    console.log(`${contract.padEnd(22)}${outcome}`);
  }
  // #endregion delegated
});
