import type {Address} from 'viem';
import {deployments} from '../facts/registry/contracts';
import {sandboxOnly} from '../facts/registry/sandbox';

/** Address of a contract or token on a chain, mainnet unless told, from the registry. */
export function addressOf(contract: string, chainId = 1): Address {
  const address = listedAddress(contract, chainId);
  if (address) return address;
  throw new Error(
    `the registry has no "${contract}" on chain ${chainId}; add it to facts/registry/`,
  );
}

/** The same, or nothing where the registry has none. */
export function listedAddress(contract: string, chainId: number): Address | undefined {
  const isAsked = (entry: {contract: string; chainId?: number}) =>
    entry.contract === contract && (entry.chainId ?? chainId) === chainId;
  return (deployments.find(isAsked) ?? sandboxOnly.find(isAsked))?.address;
}
