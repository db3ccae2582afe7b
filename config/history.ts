import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * Where the dates of pages are read: in git, or nowhere in a copy without its history, as an archive
 * or a container brings it. A shallow clone has one commit, whose date every page would show.
 */
export function historyOf(directory: string): 'default-v2' | 'disabled' {
  const git = path.join(directory, '.git');
  if (existsSync(git) && !existsSync(path.join(git, 'shallow'))) return 'default-v2';
  console.warn(
    'No whole git history here: pages show no date. For their dates, build in a clone with all commits (git fetch --unshallow).',
  );
  return 'disabled';
}
