import {
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  decodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  formatUnits,
  hexToBigInt,
  type Hex,
  slice,
} from 'viem';
import {fails} from '../permit2/support/fails';
import {permit2} from '../permit2/support/permit2';
import {stranger} from '../permit2/support/stranger';
import {account, client, requireBalance, run} from '../support/chain';
import {deploy} from '../support/contract';
import {amountInUsdc, batchAbi, batchAccount, swapCalls, usdc, weth} from './support/batch';

/** Calls at the end of the batch, which read what the calls before them did. */
function readsOf(): {to: Address; value: bigint; data: Hex}[] {
  const abi = erc20Abi;
  const [functionName, allowance] = ['balanceOf', 'allowance'] as const;
  const held = encodeFunctionData({abi, functionName, args: [account]});
  const args = [account, permit2.address] as const;
  const allowed = encodeFunctionData({abi, functionName: allowance, args});
  return [
    {to: weth.address, value: 0n, data: held},
    {to: usdc.address, value: 0n, data: allowed},
  ];
}

/** The reason that a call in the batch reverted with. */
async function reasonOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.catch((cause: unknown) => cause);
  const reverted =
    error instanceof BaseError && error.walk((one) => one instanceof ContractFunctionRevertedError);
  if (!(reverted instanceof ContractFunctionRevertedError) || !reverted.data) throw error;
  const [output] = reverted.data.args as [Hex];
  return decodeAbiParameters([{type: 'string'}], slice(output, 4))[0];
}

async function main(): Promise<void> {
  await requireBalance(usdc, amountInUsdc);
  const calls = await swapCalls();
  const code = await client.getCode({address: await deploy(batchAccount)});
  const read = {...weth, abi: erc20Abi, functionName: 'balanceOf', args: [account]} as const;
  const before = await client.readContract(read);

  // #region batch
  // A delegated account runs its delegate's code. These calls put that code at the account.
  const stateOverride = [{address: account, code}];
  const execute = {address: account, abi: batchAbi, functionName: 'execute'} as const;
  const batch = {calls: [...calls, ...readsOf()], revertOnFailure: true};
  const {result} = await client.simulateContract({...execute, args: [batch], stateOverride});
  // #endregion batch
  const [held = 0n, allowance] = result.slice(calls.length).map((output) => hexToBigInt(output));
  console.log(`execute           ${slice(encodeFunctionData({...execute, args: [batch]}), 0, 4)}`);
  console.log(`calls             ${calls.map((one) => slice(one.data, 0, 4)).join(', ')}`);
  console.log(`received          ${formatUnits(held - before, weth.decimals)} WETH`);
  console.log(`allowance left    ${allowance} units of USDC`);

  // #region failures
  // Without its first call the swap reverts, and with it the batch.
  const args = [{calls: calls.slice(1), revertOnFailure: true}] as const;
  const incomplete = client.simulateContract({...execute, args, stateOverride});
  console.log(`no approval       ${await reasonOf(incomplete)}`);

  const others = [{calls, revertOnFailure: true}] as const;
  const foreign = {...execute, args: others, stateOverride};
  await fails('by a stranger', stranger.simulateContract(foreign));
  // #endregion failures
}

run(main);
