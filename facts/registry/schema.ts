import {chains, type Chain} from './chains';
import {deployments} from './contracts';
import {isDate} from './dates';
import type {Deployment} from './deployment';
import {differences, type Difference} from './differences';
import {knownAddresses, type KnownAddress} from './known';
import {tokens, type Token} from './tokens';

export type Registry = {
  chains: readonly Chain[];
  tokens: readonly Token[];
  deployments: readonly Deployment[];
  differences: readonly Difference[];
  known: readonly KnownAddress[];
};

/** All that the registry holds. */
export const registry: Registry = {chains, tokens, deployments, differences, known: knownAddresses};

/** Everything that is wrong with a registry, in sentences; `checksum` writes an address as EIP-55. */
export function findFaults(
  {chains, tokens, deployments, differences, known}: Registry,
  checksum: (address: string) => string,
): string[] {
  const chainIds = new Set(chains.map(({id}) => id));
  const placed = [
    ...deployments.map((entry) => ({...entry, name: `${entry.contract} on ${entry.chainId}`})),
    ...tokens.map((entry) => ({...entry, name: `${entry.symbol} on ${entry.chainId}`})),
    ...differences.map(({listed, ...entry}) => ({
      ...entry,
      address: listed,
      name: `${entry.contract} on ${entry.chainId} as ${entry.where} has it`,
    })),
  ];
  return [
    ...[...placed, ...known.map(({what, ...entry}) => ({...entry, name: what}))].flatMap(
      ({name, address}) => addressFaults(name, address, checksum),
    ),
    ...placed
      .filter(({chainId}) => !chainIds.has(chainId))
      .map(({name}) => `${name}: facts/registry/chains.ts has no such chain; add it or fix the id`),
    ...repeated(chains.map(({id}) => `chain ${id}`)),
    ...repeated(deployments.map(({contract, chainId}) => `${contract} on ${chainId}`)),
    ...repeated(deployments.map(({address, chainId}) => `${address} on ${chainId}`)),
    ...repeated(known.map(({address}) => address)),
    ...chains.flatMap(chainFaults(tokens)),
    ...deployments.flatMap(deploymentFaults),
  ];
}

function addressFaults(
  name: string,
  address: string,
  checksum: (address: string) => string,
): string[] {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) {
    return [`${name}: expected an address of 40 hexadecimal digits, got ${address}`];
  }
  const expected = checksum(address.toLowerCase());
  return address === expected ? [] : [`${name}: ${address} should be written ${expected} (EIP-55)`];
}

const repeated = (keys: readonly string[]): string[] =>
  [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))].map(
    (key) => `${key} stands twice; keep one entry, and explain the other in differences.ts`,
  );

const chainFaults =
  (tokens: readonly Token[]) =>
  (chain: Chain): string[] => {
    const faults = endFaults(chain.name, chain);
    const isListed = tokens.some(
      ({symbol, chainId}) => chainId === chain.id && symbol === chain.wrappedNative,
    );
    if (chain.wrappedNative && !isListed) {
      faults.push(
        `${chain.name}: facts/registry/tokens.ts has no ${chain.wrappedNative} on this chain`,
      );
    }
    return faults;
  };

function deploymentFaults(entry: Deployment): string[] {
  const name = `${entry.contract} on ${entry.chainId}`;
  const faults = endFaults(name, entry, entry.product !== 'governance');
  if (!/^[A-Za-z]\w*$/.test(entry.contract)) {
    faults.push(`${name}: pages ask for names of letters, digits and _ only`);
  }
  if (['router', 'quoter'].includes(entry.kind) && !entry.variant) {
    faults.push(`${name}: a ${entry.kind} needs a variant that tells it from its look-alikes`);
  }
  if (entry.version && !entry.package) faults.push(`${name}: a version needs its package`);
  if (!entry.source) faults.push(`${name}: needs the source it was read from`);
  return faults;
}

/** A date is given exactly where something ended; mining of 2020 ended without one known. */
function endFaults(
  name: string,
  {status, retired}: {status: string; retired?: string},
  needsDate = true,
): string[] {
  if (retired !== undefined && !isDate(retired)) {
    return [`${name}: expected a date such as 2022, 2025-09 or 2024-03-18, got ${retired}`];
  }
  if (status === 'retired' && !retired && needsDate) return [`${name}: retired, but since when?`];
  if (status !== 'retired' && retired) return [`${name}: ended ${retired}, but is ${status}`];
  return [];
}
