import type {QueryAnswer, Sources} from './sources';

/** Addresses of the registry: every page that shows one answers it. */
export function addressRows({pages, deployments}: Sources): QueryAnswer[] {
  const addressesByPage = pages.map(({route, text, code}) => ({
    route,
    addresses: new Set(`${text}\n${code}`.toLowerCase().match(/0x[0-9a-f]{40}\b/g)),
  }));
  return deployments.flatMap(({address: query}) =>
    addressesByPage
      .filter(({addresses}) => addresses.has(query.toLowerCase()))
      .map(({route}) => ({query, kind: 'address' as const, address: route})),
  );
}
