import {type Address, encodeDeployData, type Hex} from 'viem';
import {compile} from '../../sandbox/compile';
import {client, confirm} from './chain';

/** A contract of ours, and the file that holds it. */
export type Source = {file: string; contract: string};

/** Compiles a contract with the compiler of its pragma: its creation code, then its constructor arguments. */
export async function deployDataOf(
  {file, contract}: Source,
  args: readonly unknown[] = [],
): Promise<Hex> {
  const artifact = (await compile(file)).contracts[contract];
  if (!artifact) throw new Error(`${file} has no contract ${contract}`);
  return encodeDeployData({...artifact, args});
}

/** Compiles a contract and deploys it. */
export async function deploy(source: Source, args?: readonly unknown[]): Promise<Address> {
  const {contractAddress} = await confirm(
    await client.sendTransaction({data: await deployDataOf(source, args)}),
  );
  if (!contractAddress) throw new Error(`${source.contract} was not deployed`);
  return contractAddress;
}
