import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {run, type Count, add} from './steps';

const FOLDER = 'packages';

/** What `npm run bench` alone needs, and installs. */
const MEASURING = 'lighthouse';

/** Installs what samples and the MCP server alone import, each folder of `packages/`. */
export function installPackages(): Count {
  const names = readdirSync(FOLDER).filter((name) => name !== MEASURING);
  return add(names.map(installPackage));
}

/** Installs a folder of `packages/` as its lock has it, unless that is there. */
export function installPackage(name: string): Count {
  const folder = path.join(FOLDER, name);
  const installed = path.join(folder, 'node_modules/.lock-digest');
  const digest = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === digest) {
    return {passed: 0, failed: 0};
  }
  const count = run({
    promise: `what ${folder} pins is installed`,
    command: `npm ci --prefix ${folder} --no-audit --no-fund`,
  });
  if (count.failed === 0) writeFileSync(installed, digest);
  return count;
}
