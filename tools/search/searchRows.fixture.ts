import type {Contract, Member} from '../../facts/reference/model';
import type {Deployment} from '../../facts/registry/contracts';
import type {NotedPages} from '../../pages/reference/readNotes';
import type {Sources} from './sources';
import type {GoldenRow} from './parseGolden';
import type {AnsweredRow} from './scoresOf';
import type {ShownPage} from './shownPage';

/** For tests: a row that search answered at a place. */
export const answeredRow = (
  rank: number | undefined,
  {results = ['/somewhere'], ...row}: Partial<GoldenRow> & {results?: string[]} = {},
): AnsweredRow => ({
  row: {query: 'tick', kind: 'typed', set: 'tune', accepted: ['/tick'], ...row},
  results,
  rank,
});

/** For tests: a page with nothing on it but what is given. */
export const page = (route: string, given: Partial<ShownPage> = {}): ShownPage => ({
  route,
  text: '',
  code: '',
  anchors: [],
  ...given,
});

/** For tests: a function, event or error of a contract. */
export const member = (name: string, given: Partial<Member> = {}): Member => ({
  kind: 'function',
  name,
  declaration: `function ${name}()`,
  signature: `${name}()`,
  visibility: 'external',
  parameters: [],
  returns: [],
  ...given,
});

/** For tests: contracts of the core with a reference page each, beside what else is given. */
export function sources({
  contracts = {},
  ...given
}: Partial<Omit<Sources, 'contracts' | 'noted'>> & {
  contracts?: Record<string, Partial<Contract>>;
} = {}): Sources {
  const allContracts = Object.entries(contracts).map(([name, contract]) => ({
    ...EMPTY,
    ...contract,
    key: `core/${name}`,
    name,
  }));
  const noted = allContracts.map(({key, name}) => [
    key,
    {route: `/core/${name}`, file: '', notes: {contract: key}},
  ]);
  return {
    pages: allContracts.map(({name}) => page(`/core/${name}`, {kind: 'reference'})),
    contracts: new Map(allContracts.map((contract) => [contract.key, contract])),
    noted: new Map(noted as [string, unknown][]) as NotedPages,
    entries: [],
    deployments: [],
    invariants: [],
    ...given,
  };
}

const EMPTY: Contract = {
  key: '',
  name: '',
  package: 'core',
  version: '1.0.0',
  kind: 'contract',
  files: [],
  bases: [],
  members: [],
  structs: [],
  constants: [],
};

/** For tests: a contract at an address on mainnet. */
export const deployment = (
  contract: string,
  address: Deployment['address'],
  given: Partial<Deployment> = {},
): Deployment => ({
  contract,
  address,
  product: 'v3',
  chainId: 1,
  kind: 'router',
  status: 'live',
  era: '2023-11',
  evidence: '',
  source: '',
  ...given,
});
