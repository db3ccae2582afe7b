import type {Difference} from './difference';
import type {ListedRow} from './listed/listedRow';
import {nameRouter} from './listed/nameRouter';
import {byAddress, listedRows} from './listed/rows';
import {bestRow} from './listed/sources';

/** Robinhood Chain, whose records say more of each router. */
const ROBINHOOD = 4663;

const groups = byAddress(listedRows.universalRouter);

const isOfSdk = ({source}: ListedRow): boolean => source.startsWith('@uniswap/');

/** Routers that records name and no SDK does: what was created before the release that it names. */
const beforeReleases = groups.flatMap((rows): Difference[] => {
  const contract = nameRouter(rows) ?? '';
  const {chainId, address, date = '', source} = bestRow(rows);
  const release = {UniversalRouterV2_1_1: '2.1.1', UniversalRouterV2_2_0: '2.2.0'}[contract];
  if (!release || chainId === ROBINHOOD || rows.some(isOfSdk)) return [];
  const reason = `Created on ${date}, before the router that the SDK lists as ${release}; no SDK lists it.`;
  return [{contract, chainId, listed: address, where: source, reason}];
});

/** Where the SDK exports a SwapProxy that the records do not have. */
const swapProxies = groups.flatMap((rows): Difference[] => {
  const [row] = rows;
  if (row?.contract !== 'SwapProxy' || !rows.every(isOfSdk)) return [];
  const hasOther = listedRows.universalRouter.some(
    ({chainId, contract, source}) =>
      chainId === row.chainId && contract === 'SwapProxy' && source.startsWith('Uniswap/contracts'),
  );
  return [
    {
      contract: 'SwapProxy',
      chainId: row.chainId,
      listed: row.address,
      where: '@uniswap/universal-router-sdk@5.13.0',
      reason: hasOther
        ? 'The SDK exports an older SwapProxy, which Uniswap’s documentation calls deprecated; the deployment records list the registry’s address.'
        : 'The SDK exports an older SwapProxy, which Uniswap’s documentation calls deprecated; the deployment records have none on this network.',
    },
  ];
});

/** Where the registry takes another router or SwapProxy than a list, by rule. */
export const routerDifferences: readonly Difference[] = [...beforeReleases, ...swapProxies];
