import type {Address} from '../deployment';

/** What one list says of one address. */
export type ListedRow = {
  chainId: number;
  /** The contract's name in that list, which may differ from the registry's. */
  contract: string;
  /** The release, where the list states one. */
  version?: string;
  address: Address;
  /** The contract behind the address, where the list calls the address a proxy. */
  implementation?: Address;
  /** Whether a list of deployments has it as its newest or in its history; other lists only name it. */
  status: 'latest' | 'history' | 'listed';
  /** The UTC day of creation. */
  date?: string;
  /** The block of creation. */
  block?: number;
  /** The transaction of creation. */
  transaction?: `0x${string}`;
  /** A file of a repository with its commit, or a package with its version. */
  source: string;
};
