import type {Address} from 'viem';
import {deployments} from '../facts/registry/contracts';
import {sandboxOnly} from '../facts/registry/sandbox';

const deployed: readonly {contract: string; address: Address}[] = [
  ...deployments.filter(({chainId}) => chainId === 1),
  ...sandboxOnly,
];

/** Mainnet address of a contract or token, from the registry. */
export function addressOf(contract: string): Address {
  const match = deployed.find((entry) => entry.contract === contract);
  if (match) return match.address;
  throw new Error(`the registry has no "${contract}" on chain 1; add it to facts/registry/`);
}
