import {
  BaseError,
  ContractFunctionRevertedError,
  createWalletClient,
  encodeDeployData,
  getAddress,
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

/** Provides liquidity. */
export const client = clientOf(0);
export const account = client.account.address;

type Source = {
  /** Named from the repository's folder. */
  file: string;
  contract: string;
};

/** Compiles a contract with the pinned compiler and deploys it. */
export async function deploy(
  {file, contract}: Source,
  args: readonly unknown[] = [],
): Promise<Address> {
  const artifact = (await compile(file)).contracts[contract];
  if (!artifact) throw new Error(`${file} holds no contract ${contract}`);
  const data = encodeDeployData({...artifact, args});
  const {contractAddress} = await confirm(await client.sendTransaction({data}));
  if (!contractAddress) throw new Error(`${contract} was not deployed`);
  return getAddress(contractAddress);
}

/** Waits for the receipt, and refuses one of a transaction that was mined but reverted. */
export async function confirm(hash: Hash): Promise<TransactionReceipt> {
  const receipt = await client.waitForTransactionReceipt({hash});
  if (receipt.status !== 'success') throw new Error(`${hash} was mined but reverted`);
  return receipt;
}

// #region deadline
/** A time this many seconds from now, by the chain's clock: the manager compares with that one. */
export async function deadlineIn(seconds: bigint): Promise<bigint> {
  const {timestamp} = await client.getBlock();
  return timestamp + seconds;
}
// #endregion deadline

/** Why a simulated call reverts; one that goes through is a fault. */
export async function revertOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => new Error('expected a revert, and the call went through'),
    (cause: unknown) => cause,
  );
  const reverted =
    error instanceof BaseError && error.walk((one) => one instanceof ContractFunctionRevertedError);
  if (!(reverted instanceof ContractFunctionRevertedError)) throw error;
  return reverted.data ? (reverted.reason ?? '(no reason)') : '(no reason)';
}
