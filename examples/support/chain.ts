import {
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
import {compile} from '../../sandbox/compile';

// #region client
/** The way to the local chain. */
export const transport = http(process.env.RPC_URL ?? 'http://127.0.0.1:8545');

/** A client of the local chain that signs as one of its test accounts, whose keys are public. */
export const clientOf = (addressIndex: number) =>
  createWalletClient({
    account: mnemonicToAccount('test test test test test test test test test test test junk', {
      addressIndex,
    }),
    chain: mainnet,
    transport,
    pollingInterval: 50,
    cacheTime: 0, // viem would repeat the number of an earlier block
  }).extend(publicActions);
// #endregion client

/** Sends and calls; every test account holds ETH, WETH, USDC, DAI, WBTC and UNI. */
export const client = clientOf(0);

/** Compiles a contract of ours with the pinned compiler and deploys it. */
export async function deploy(
  {file, contract}: {file: string; contract: string},
  args: readonly unknown[] = [],
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

/** Runs a program and ends with a failure if it fails. */
export function run(program: () => Promise<void>): void {
  program().catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
