import {accessSync, constants} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {root} from '../root';

const PLATFORM_PACKAGE = '@foundry-rs/anvil-linux-amd64';

/** Path of the anvil program: the variable ANVIL, else the platform's package, else PATH. */
export function findAnvil(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  packaged: () => string = fromPackage,
): string {
  if (environment.ANVIL) return requireProgram(environment.ANVIL);

  const anvil = [packaged(), ...fromPath(environment.PATH ?? '')].find(isProgram);
  if (anvil) return anvil;
  throw new Error(
    [
      `no anvil for ${process.platform} ${process.arch}: expected the variable ANVIL, the package ${PLATFORM_PACKAGE} (Linux, x64) or "anvil" on PATH.`,
      'On Linux x64 run "npm install" without --omit=optional.',
      'Elsewhere install Foundry (https://getfoundry.sh), or set ANVIL to the path of an anvil program.',
    ].join('\n'),
  );
}

function requireProgram(file: string): string {
  if (isProgram(file)) return file;
  throw new Error(
    `ANVIL is "${file}", which is no program that can be run here; set it to the path of anvil, or unset it`,
  );
}

function fromPackage(): string {
  try {
    const manifest = createRequire(path.join(root, 'package.json')).resolve(
      `${PLATFORM_PACKAGE}/package.json`,
    );
    return path.join(path.dirname(manifest), 'bin', 'anvil');
  } catch {
    return '';
  }
}

const fromPath = (folders: string) =>
  folders
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, process.platform === 'win32' ? 'anvil.exe' : 'anvil'));

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return file !== '';
  } catch {
    return false;
  }
}
