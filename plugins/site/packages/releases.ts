import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Where the digests of served packages are recorded: readers' locks hold the same. */
export const releasesFile = (siteDir: string): string =>
  path.join(siteDir, 'plugins/site/packages/releases.json');

/** Digests of packages by name and version. */
export function readReleases(siteDir: string): Record<string, string> {
  const file = releasesFile(siteDir);
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}
