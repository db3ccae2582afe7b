import {registry} from '../../facts/registry/schema';
import type {Registered} from './findAddressFaults';

/** The addresses that may be written out; the first of a contract's chains, mostly mainnet, names it. */
export const registered: Registered = new Map(
  [
    ...registry.known.map(({address, what}) => [address, what] as const),
    ...registry.deployments.map(
      ({address, contract, chainId}) => [address, `${contract} on chain ${chainId}`] as const,
    ),
  ].reverse(),
);
