import {factsOn, inOrder, type ContractFacts} from './addressSet';
import {chains} from './chains';
import type {Creation, Deployment, Product} from './deployment';
import {differences} from './differences';
import type {ListedRow} from './listed/listedRow';
import {byAddress} from './listed/rows';
import {bestRow, eraOf, locationOf} from './listed/sources';

/** The registry's name for the contract at an address that lists name; none leaves it out. */
export type NameOf = (rows: readonly ListedRow[]) => string | undefined;

type Options = {
  product: Product;
  contracts: Readonly<Record<string, ContractFacts>>;
  rows: readonly ListedRow[];
  nameOf: NameOf;
  /** What is known of a creation on mainnet beyond the lists. */
  created?: Readonly<Record<string, Creation>>;
};

/** One deployment for each address of the lists that `differences.ts` does not refuse. */
export function takeListed({product, contracts, rows, nameOf, created}: Options): Deployment[] {
  const taken = byAddress(rows).flatMap((group): Deployment[] => {
    const row = bestRow(group);
    const {chainId, address} = row;
    const contract = nameOf(group);
    if (!contract || !isKnown(chainId) || isRefused(contract, row)) return [];
    const facts = contracts[contract];
    if (!facts) throw new Error(`registry: ${product} does not describe ${contract}`);
    const creation = {...creationOf(row), ...(chainId === 1 && created?.[contract])};
    return [
      {
        contract,
        product,
        chainId,
        address,
        ...factsOn(chainId, facts),
        ...(creation.date && {created: {...creation, date: creation.date}}),
        era: eraOf(row),
        evidence: evidenceOfRow(row),
        source: locationOf(row),
      },
    ];
  });
  return inOrder(contracts, taken);
}

const isKnown = (chainId: number): boolean => chains.some(({id}) => id === chainId);

const isRefused = (contract: string, {chainId, address}: ListedRow): boolean =>
  differences.some(
    (one) => one.contract === contract && one.chainId === chainId && one.listed === address,
  );

const creationOf = ({date, transaction}: ListedRow): Partial<Creation> => ({
  ...(date && {date}),
  ...(transaction && {transaction}),
});

const evidenceOfRow = (row: ListedRow): string =>
  row.date && row.transaction
    ? `created ${row.date}, not verified on chain`
    : `listed ${eraOf(row)}, not verified on chain`;
