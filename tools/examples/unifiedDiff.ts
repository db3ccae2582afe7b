import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Lines shown before and after a change, and no setting of the author's git. */
const DIFF = ['diff', '--no-index', '--no-color', '--no-ext-diff', '--unified=2'];

/** How a text differs from the expected one, as a unified diff whose headers lead to the lines. */
export function unifiedDiff(file: string, expected: string, actual: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'diff-'));
  try {
    // Ended once more, so that git does not speak of a line without an end.
    writeFileSync(path.join(folder, 'captured'), `${expected}\n`);
    writeFileSync(path.join(folder, 'printed'), `${actual}\n`);
    const {stdout} = spawnSync('git', [...DIFF, 'captured', 'printed'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const [, ...hunks] = stdout.split(/^(?=@@ )/m);
    return [
      `--- ${file} (captured)`,
      `+++ ${file} (printed now)`,
      ...hunks.map((hunk) => withPlace(file, hunk)),
    ].join('\n');
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** A hunk below the line of the expected text that it changes, without the text that git puts behind its range. */
function withPlace(file: string, hunk: string): string {
  const [, range = '', start] = /^(@@ -(\d+)\S* \S+ @@)/.exec(hunk) ?? [];
  const lines = hunk.replace(/\n$/, '').split('\n').slice(1);
  const line = Number(start) + lines.findIndex((one) => !one.startsWith(' '));
  return [`${file}:${line}`, range, ...lines].join('\n');
}
