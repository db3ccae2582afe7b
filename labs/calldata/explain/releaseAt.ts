import {isAddressEqual} from 'viem';
import type {Context, RouterVersion} from './catalogue';

/** The release of the router at the address that is called, by its name in the registry. */
export function releaseAt({
  catalogue,
  to,
}: Pick<Context, 'catalogue' | 'to'>): RouterVersion | undefined {
  const router = to && catalogue.contracts.find(({address}) => isAddressEqual(address, to));
  if (!router?.name.startsWith('UniversalRouter')) return undefined;
  if (router.name.startsWith('UniversalRouterV2_0')) return '2.0';
  return router.name.startsWith('UniversalRouterV2') ? '2.1.1' : '1.2';
}
