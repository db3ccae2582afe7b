import type {Address} from './deployment';

/** An address that another source gives for a contract of the registry, and why ours differs. */
export type Difference = {
  contract: string;
  chainId: number;
  /** The address that the other source gives. */
  listed: Address;
  where: string;
  reason: string;
};
