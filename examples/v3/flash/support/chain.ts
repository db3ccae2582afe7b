import {
  BaseError,
  ContractFunctionRevertedError,
  createWalletClient,
  encodeDeployData,
  http,
  publicActions,
  type Address,
  type Hash,
  type TransactionReceipt,
} from 'viem';
import {mnemonicToAccount} from 'viem/accounts';
import {mainnet} from 'viem/chains';
import {compile} from '../../../../sandbox/compile';

/** A client of the local chain that signs as one of its test accounts, whose keys are public. */
export const clientOf = (addressIndex: number) =>
  createWalletClient({
    account: mnemonicToAccount('test test test test test test test test test test test junk', {
      addressIndex,
    }),
    chain: mainnet,
    transport: http(process.env.RPC_URL ?? 'http://127.0.0.1:8545'),
    pollingInterval: 50,
  }).extend(publicActions);

/** Deploys and calls the flash contract, and keeps the profit. */
export const client = clientOf(0);

/** Compiles a contract with the pinned compiler and deploys it. */
export async function deploy(
  {file, contract}: {file: string; contract: string},
  args: readonly unknown[],
): Promise<Address> {
  const artifact = (await compile(file)).contracts[contract];
  if (!artifact) throw new Error(`${file} has no contract ${contract}`);
  const {contractAddress} = await confirm(
    await client.sendTransaction({data: encodeDeployData({...artifact, args})}),
  );
  if (!contractAddress) throw new Error(`${contract} was not deployed`);
  return contractAddress;
}

/** Waits for the receipt, and refuses one of a transaction that was mined but reverted. */
export async function confirm(hash: Hash): Promise<TransactionReceipt> {
  const receipt = await client.waitForTransactionReceipt({hash});
  if (receipt.status !== 'success') throw new Error(`${hash} was mined but reverted`);
  return receipt;
}

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
