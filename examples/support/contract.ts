import {type Address, encodeDeployData} from 'viem';
import {compile} from '../../sandbox/compile';
import {client, confirm} from './chain';

/** A contract of ours, and the file that holds it. */
export type Source = {file: string; contract: string};

/** Compiles a contract with the compiler of its pragma and deploys it. */
export async function deploy(
  {file, contract}: Source,
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
