import type {ListedRow} from './listedRow';

/** Chains on which the lists of 2023 and 2026 name Multicall2; the SDK does not say which it is. */
const MULTICALL2_CHAINS = [324, 480, 42220, 44787, 7777777, 11155111, 999999999];

/** Chains whose quoter in the SDK is QuoterV2 by the lists of April 2026. */
const QUOTER_V2_CHAINS = [324, 480, 44787, 84532, 421614, 7777777, 11155420, 999999999];

/** Chains whose quoter in the SDK is Quoter by the list of 2023, or of which no list says more. */
const QUOTER_CHAINS = [5, 10, 420, 80001, 84531, 421613];

/** The first deployments of view-quoter-v3, which Uniswap/contracts calls Quoter, are of 2024. */
const FIRST_VIEW_QUOTER = '2024';

/** The registry's name for a contract of v3 that lists name. */
export function nameV3(rows: readonly ListedRow[]): string | undefined {
  const names = rows.map(({contract}) => contract);
  const [first] = rows;
  if (!first) return undefined;
  if (names.some((name) => name.includes('Multicall'))) return nameMulticall(first.chainId);
  if (names.some((name) => /^Quoter\b/.test(name))) return nameQuoter(rows);
  if (first.contract.endsWith('(implementation)')) return 'NonfungibleTokenPositionDescriptor';
  return first.implementation ? 'TransparentUpgradeableProxy' : first.contract;
}

const nameMulticall = (chainId: number): string =>
  MULTICALL2_CHAINS.includes(chainId) ? 'Multicall2' : 'Multicall';

function nameQuoter(rows: readonly ListedRow[]): string {
  if (rows.some(({contract}) => contract === 'QuoterV2')) return 'QuoterV2';
  const recorded = rows.find(({contract, date}) => contract === 'Quoter' && date);
  if (recorded?.date) return recorded.date < FIRST_VIEW_QUOTER ? 'Quoter' : 'ViewQuoter';
  const chainId = rows[0]?.chainId ?? 0;
  if (QUOTER_V2_CHAINS.includes(chainId)) return 'QuoterV2';
  if (QUOTER_CHAINS.includes(chainId)) return 'Quoter';
  throw new Error(
    `registry: no list says which quoter ${rows[0]?.address} on chain ${chainId} is; name the chain in nameV3.ts`,
  );
}
