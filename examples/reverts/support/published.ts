import {type Address, encodeDeployData, type Hex} from 'viem';
import {readArtifact} from '../../../sandbox/artifact';
import {client, confirm} from './reproduce';

/** What creates a contract of a package, from the file of its artifact: `@uniswap/v2-core/build/…`. */
export const creationCode = (file: string, args: readonly unknown[] = []): Hex =>
  encodeDeployData({...readArtifact(file), args});

/** Deploys a contract of a package that the sandbox does not hold. */
export async function deployPublished(
  file: string,
  args: readonly unknown[] = [],
): Promise<Address> {
  const hash = await client.sendTransaction({data: creationCode(file, args)});
  const {contractAddress} = await confirm(hash);
  if (!contractAddress) throw new Error(`${file} was not deployed`);
  return contractAddress;
}
