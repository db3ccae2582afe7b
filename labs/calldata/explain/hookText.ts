import type {Address} from 'viem';
import {permissionsOf} from '../../../src/protocol/hookFlags';

/** A hook in words: `no hook`, or what its address lets it do. */
export function hookText(hook: Address): string {
  if (/^0x0{40}$/.test(hook)) return 'no hook';
  const permissions = permissionsOf(BigInt(hook));
  return permissions.length > 0
    ? `hook with ${permissions.join(', ')}`
    : 'hook without permissions';
}
