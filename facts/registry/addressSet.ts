import {chains} from './chains';
import type {Address, Creation, Deployment, Era, Kind, Product, Status} from './deployment';

/** Addresses on one chain that one list names first, by contract. */
export type AddressSet = {
  chainId: number;
  era: Era;
  addresses: Readonly<Record<string, Address>>;
  created?: Readonly<Record<string, Creation>>;
};

/** What is true of a contract on every chain. */
export type ContractFacts = {
  kind: Kind;
  variant?: string;
  package?: string;
  /** The release that was deployed, for the sets of each era whose list states it. */
  version?: Partial<Record<Era, string>>;
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
  return sets.flatMap(({chainId, era, addresses, created}) =>
    Object.entries(addresses).map(([contract, address]): Deployment => {
      const facts = contracts[contract];
      const source = sources[era];
      if (!facts) throw new Error(`registry: ${product} does not describe ${contract}`);
      if (!source) throw new Error(`registry: ${product} has no source for the era ${era}`);
      const {version, status = 'live', ...rest} = facts;
      return {
        contract,
        product,
        chainId,
        address,
        ...rest,
        ...(version?.[era] ? {version: version[era]} : {}),
        ...statusOn(chainId, status),
        ...(created?.[contract] ? {created: created[contract]} : {}),
        era,
        evidence: evidenceOf(era),
        source,
      };
    }),
  );
}

/** How far an address of that era was checked: lists after the site's first set were copied only. */
export const evidenceOf = (era: Era): string =>
  era <= '2024-01' ? `listed ${era}` : `listed ${era}, not verified on chain`;

/** The status of a contract, which a network that ended or serves tests overrules. */
export function statusOn(chainId: number, status: Status): Pick<Deployment, 'status' | 'retired'> {
  const chain = chains.find(({id}) => id === chainId);
  if (chain?.status === 'retired') return {status: 'retired', retired: chain.retired};
  return {status: chain?.status === 'test network' ? 'test network' : status};
}
