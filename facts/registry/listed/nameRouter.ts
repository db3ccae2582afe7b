import type {ListedRow} from './listedRow';

/** Networks where the repository's lists name a router without v2 swaps that the SDK calls 1.2. */
const NO_V2_CHAINS = [420, 44787, 80001, 84531, 421613];

/** Networks where one router is given as 1.2 and 2.0 and is, by the day of its creation, 1.2. */
const ONLY_1_2_CHAINS = [5, 324];

/** Records without a release: 1.0 until March 2023, and the routers without v2 of one day. */
const BEFORE_1_2 = '2023-04';
const NO_V2_DAY = '2023-08-28';
const FIRST_2_1 = '2025-11';

/** The registry's name for a Universal Router or its companion that lists name. */
export function nameRouter(rows: readonly ListedRow[]): string | undefined {
  const [{contract, chainId} = {contract: '', chainId: 0}] = rows;
  if (contract !== 'UniversalRouter') return contract;
  const date = rows.find((row) => row.date)?.date ?? '';
  const releases = new Set(rows.flatMap(({version}) => version ?? []));
  if (NO_V2_CHAINS.includes(chainId)) return 'UniversalRouterV1_2NoV2';
  if (date === NO_V2_DAY) return isOfSdk(rows) ? 'UniversalRouter' : 'UniversalRouterV1_2NoV2';
  if (date && date < BEFORE_1_2) return 'UniversalRouterV1';
  if (releases.has('2.0') && !ONLY_1_2_CHAINS.includes(chainId)) return 'UniversalRouterV2_0';
  if (releases.has('1.2')) return 'UniversalRouter';
  if (date && date < FIRST_2_1) return 'UniversalRouterV2_0';
  // Uniswap/contracts calls 2.1 what was created before 2.1.1, and gives many no release.
  const [release = '2.1'] = releases;
  const name = {'2.1': '2.1.1', '2.1.0': '2.1.1', '2.2': '2.2.0'}[release] ?? release;
  return `UniversalRouterV${name.replaceAll('.', '_')}`;
}

const isOfSdk = (rows: readonly ListedRow[]): boolean =>
  rows.some(({source}) => source.startsWith('@uniswap/'));
