import type {Address} from 'viem';
import {deployments} from '../facts/registry/contracts';
import {sandboxOnly} from '../facts/registry/sandbox';

const known: readonly {contract: string; address: Address}[] = [
  ...deployments.filter(({chainId}) => chainId === 1),
  ...sandboxOnly,
];

/** Mainnet address of a contract or token, from the registry. */
export function addressOf(contract: string): Address {
  const found = known.find((entry) => entry.contract === contract);
  if (found) return found.address;
  throw new Error(`the registry has no "${contract}" on chain 1; add it to facts/registry/`);
}
