import path from 'node:path';
import type {LockedPackage} from './parseLock';

/** 64 bytes in Base64. */
const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/;

/** What of a lock npm could not fetch from any registry and verify, one sentence each. */
export const findSourceFaults = (packages: readonly LockedPackage[]): string[] =>
  packages.flatMap(({place, ...source}) => {
    const fault = source.isLink ? faultOfLink(source.resolved) : faultOf(source);
    return fault ? [`${place}: ${fault}`] : [];
  });

function faultOf({resolved, integrity}: Pick<LockedPackage, 'resolved' | 'integrity'>) {
  if (resolved !== undefined) {
    return `is fetched from ${resolved}, expected the configured registry. Take a published version, and write the lock with npm install --omit-lockfile-registry-resolved`;
  }
  if (!SHA512.test(integrity ?? '')) {
    return `has the digest ${integrity ?? 'none'}, expected sha512. Remove the entry from the lock and run npm install`;
  }
}

function faultOfLink(folder = '') {
  const isInside = !path.isAbsolute(folder) && !path.normalize(folder).startsWith('..');
  if (isInside) return;
  return `is a link to ${folder}, expected a folder beside the lock or below`;
}
