import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Gives a run a temporary folder of its own, and removes it with all that tests have left there. */
export default function prepare(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'uniswap-docs-tests-'));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, {recursive: true, force: true, maxRetries: 3});
  };
}
