import {chains} from './chains';
import type {Address, Deployment, Era, Kind, Product, Status} from './deployment';

/** Addresses on one chain that one list names, by contract. */
export type AddressSet = {
  chainId: number;
  era: Era;
  addresses: Readonly<Record<string, Address>>;
};

/** What is true of a contract on every chain. */
export type ContractFacts = {
  kind: Kind;
  variant?: string;
  package?: string;
  /** The release that was deployed, where a list states it. */
  version?: string;
  /** The chains that the release was deployed on; absent if on all. */
  versionOn?: readonly number[];
  status?: Status;
  note?: string;
};

type Options = {
  product: Product;
  contracts: Readonly<Record<string, ContractFacts>>;
  sets: readonly AddressSet[];
  /** Where the list of each era stands. */
  sources: Partial<Record<Era, string>>;
};

/** One deployment for each address of the sets, with what is known of its contract and chain. */
export function deploy({product, contracts, sets, sources}: Options): Deployment[] {
  return sets.flatMap(({chainId, era, addresses}) =>
    Object.entries(addresses).map(([contract, address]): Deployment => {
      const facts = contracts[contract];
      const source = sources[era];
      if (!facts) throw new Error(`registry: ${product} does not describe ${contract}`);
      if (!source) throw new Error(`registry: ${product} has no source for the era ${era}`);
      return {
        contract,
        product,
        chainId,
        address,
        ...factsOn(chainId, facts),
        era,
        evidence: evidenceOf(era),
        source,
      };
    }),
  );
}

/** What is true of a contract on one chain. */
export function factsOn(chainId: number, facts: ContractFacts): FactsOn {
  const {kind, variant, package: holder, version, versionOn, status = 'live', note} = facts;
  const isStated = versionOn?.includes(chainId) ?? true;
  return {
    kind,
    ...(variant && {variant}),
    ...(holder && {package: holder}),
    ...(version && isStated && {version}),
    ...(note && {note}),
    ...statusOn(chainId, status),
  };
}

type FactsOn = Pick<
  Deployment,
  'kind' | 'variant' | 'package' | 'version' | 'note' | 'status' | 'retired'
>;

/** How far an address of that era was checked: lists after the site's first set were copied only. */
export const evidenceOf = (era: Era): string =>
  era <= '2024-01' ? `listed ${era}` : `listed ${era}, not verified on chain`;

/** The status of a contract, which a network that ended or serves tests overrules. */
export function statusOn(chainId: number, status: Status): Pick<Deployment, 'status' | 'retired'> {
  const chain = chains.find(({id}) => id === chainId);
  if (chain?.status === 'retired') return {status: 'retired', retired: chain.retired};
  return {status: chain?.status === 'test network' ? 'test network' : status};
}

/** Deployments by chain, and on each in the order in which their contracts are described. */
export function inOrder(
  contracts: Readonly<Record<string, ContractFacts>>,
  deployments: readonly Deployment[],
): Deployment[] {
  const names = Object.keys(contracts);
  return [...deployments].sort(
    (one, other) =>
      one.chainId - other.chainId || names.indexOf(one.contract) - names.indexOf(other.contract),
  );
}
