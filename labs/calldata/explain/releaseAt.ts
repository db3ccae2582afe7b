import {isAddressEqual} from 'viem';
import type {Context, RouterVersion} from './catalogue';

/** The release of the router at the address that is called, by its name in the registry. */
export function releaseAt({
  catalogue,
  to,
}: Pick<Context, 'catalogue' | 'to'>): RouterVersion | undefined {
  const called = to && catalogue.contracts.find(({address}) => isAddressEqual(address, to));
  if (!called?.name.startsWith('UniversalRouter')) return undefined;
  if (called.name.startsWith('UniversalRouterV2_0')) return '2.0';
  return called.name.startsWith('UniversalRouterV2') ? '2.1.1' : '1.2';
}
