import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** Every file of the repository, with those that git does not have yet. */
export const listFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && existsSync(file));
