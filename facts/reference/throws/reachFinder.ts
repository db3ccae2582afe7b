import {readThrows} from '.';
import type {PackageThrows, Reach} from './model';

/** Finds what a call of a member can throw: of the installed packages, which are read at the first question. */
export function reachFinder(
  siteDirectory: string,
): (module: string, name: string, member: string) => Reach | undefined {
  let packages: readonly PackageThrows[] | undefined;
  return (module, name, member) => {
    packages ??= readThrows(siteDirectory);
    const members = packages.find((one) => one.package === module)?.exports[name];
    return members && Object.hasOwn(members, member) ? members[member] : undefined;
  };
}
