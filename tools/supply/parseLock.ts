import path from 'node:path';

/** A package as npm's lock file holds it. */
export type LockedPackage = {
  /** The lock file and the folder below it, as messages name the package. */
  place: string;
  /** Its name where it is published, which an alias hides. */
  name: string;
  version: string;
  /** `<algorithm>-<Base64>` of the archive. */
  integrity?: string;
  /** Where the archive is fetched from; a folder where `isLink`. */
  resolved?: string;
  isLink: boolean;
  /** Whether only tests and tools need it. */
  isDev: boolean;
  hasInstallScript: boolean;
  /** As the package declares it: SPDX, more or less. */
  licence?: string;
};

type Entry = {
  name?: string;
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  hasInstallScript?: boolean;
  license?: string;
};

const INSTALLED = 'node_modules/';

/** The packages of a lock file, without the project's own folders. Throws for any version but 3. */
export function parseLock({file, text}: {file: string; text: string}): LockedPackage[] {
  const lock = JSON.parse(text) as {lockfileVersion?: number; packages?: Record<string, Entry>};
  if (lock.lockfileVersion !== 3 || !lock.packages) {
    throw new Error(
      `${file} has version ${lock.lockfileVersion} of the format, expected 3: write it with npm 7 or newer`,
    );
  }
  return Object.entries(lock.packages)
    .filter(([folder]) => folder.includes(INSTALLED))
    .map(([folder, entry]) => ({
      place: path.join(path.dirname(file), folder),
      name: entry.name ?? folder.slice(folder.lastIndexOf(INSTALLED) + INSTALLED.length),
      version: entry.version ?? '',
      integrity: entry.integrity,
      resolved: entry.resolved,
      isLink: entry.link === true,
      isDev: entry.dev === true,
      hasInstallScript: entry.hasInstallScript === true,
      licence: entry.license,
    }));
}

/** A package as reports name it, wherever it is installed. */
export const idOf = ({name, version}: LockedPackage): string => `${name}@${version}`;
