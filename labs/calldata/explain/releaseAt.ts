import {contractAt} from './addresses';
import type {Context, RouterVersion} from './catalogue';

/** The release of the router at the address that is called, by its name in the registry. */
export function releaseAt({
  catalogue,
  to,
}: Pick<Context, 'catalogue' | 'to'>): RouterVersion | undefined {
  const name = to && contractAt(catalogue, to);
  if (!name?.startsWith('UniversalRouter')) return undefined;
  if (name.startsWith('UniversalRouterV2_0')) return '2.0';
  return name.startsWith('UniversalRouterV2') ? '2.1.1' : '1.2';
}
