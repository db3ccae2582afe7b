import {accessSync, constants} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** Platforms that have a package with anvil, as Node names them and as the packages are named. */
const PACKAGES: Readonly<Record<string, string>> = {
  'linux x64': '@foundry-rs/anvil-linux-amd64',
  'linux arm64': '@foundry-rs/anvil-linux-arm64',
  'darwin x64': '@foundry-rs/anvil-darwin-amd64',
  'darwin arm64': '@foundry-rs/anvil-darwin-arm64',
  'win32 x64': '@foundry-rs/anvil-win32-amd64',
};

/** Where it runs, as Node names it. */
type Platform = {platform: string; arch: string};

type Options = Partial<Platform> & {
  environment?: Readonly<Record<string, string | undefined>>;
  /** Gives the manifest of an installed package; throws where it is not installed. */
  resolve?: (file: string) => string;
};

/** Path of the anvil program: the variable ANVIL, else the platform's package, else PATH. */
export function findAnvil({
  environment = process.env,
  platform = process.platform,
  arch = process.arch,
  resolve = createRequire(__filename).resolve,
}: Options = {}): string {
  if (environment.ANVIL) return requireProgram(environment.ANVIL);

  const name = PACKAGES[`${platform} ${arch}`];
  const program = platform === 'win32' ? 'anvil.exe' : 'anvil';
  const places = [
    ...fromPackage(name, program, resolve),
    ...fromPath(environment.PATH ?? '', program),
  ];
  const anvil = places.find(isProgram);
  if (anvil) return anvil;
  throw new Error(
    [
      `no anvil for ${platform} ${arch}: expected the variable ANVIL, ${name ? `the package ${name}` : `a package for the platform (there are ${Object.keys(PACKAGES).join(', ')})`}, or "${program}" on PATH.`,
      ...(name ? ['Run "npm install" without --omit=optional, which installs that package.'] : []),
      'Or install Foundry (https://getfoundry.sh), or set ANVIL to the path of an anvil program.',
    ].join('\n'),
  );
}

function requireProgram(file: string): string {
  if (isProgram(file)) return file;
  throw new Error(
    `ANVIL is "${file}", which is no program that can be run here; set it to the path of anvil, or unset it`,
  );
}

function fromPackage(
  name: string | undefined,
  program: string,
  resolve: (file: string) => string,
): string[] {
  if (!name) return [];
  try {
    return [path.join(path.dirname(resolve(`${name}/package.json`)), 'bin', program)];
  } catch {
    return [];
  }
}

const fromPath = (folders: string, program: string): string[] =>
  folders
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, program));

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
