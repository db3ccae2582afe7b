import {existsSync} from 'node:fs';
import path from 'node:path';

const PACKAGES = 'packages/foundry/node_modules/@foundry-rs';

/** The names that Foundry's packages have for what Node.js calls these processors. */
const PROCESSORS: Readonly<Record<string, string>> = {x64: 'amd64', arm64: 'arm64'};

/** Path of forge: the variable FORGE, else the package of this platform. */
export function findForge(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  folder = PACKAGES,
): string {
  if (environment.FORGE) return environment.FORGE;
  const name = `forge-${process.platform}-${PROCESSORS[process.arch] ?? process.arch}`;
  const program = process.platform === 'win32' ? 'forge.exe' : 'forge';
  const forge = path.resolve(folder, name, 'bin', program);
  if (existsSync(forge)) return forge;
  throw new Error(
    `no forge: expected ${forge}, which "npm run check" installs, or the variable FORGE with the path of one`,
  );
}
