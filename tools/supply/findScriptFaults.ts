import type {LockedPackage} from './parseLock';

/** What packages do when they are installed, by their names, and why nothing misses it. */
type InstallScripts = Readonly<Record<string, string>>;

/** Packages with an install script that was not reviewed, and reviewed scripts that are gone. */
export function findScriptFaults(
  packages: readonly LockedPackage[],
  known: InstallScripts,
): string[] {
  const withScript = packages.filter(({hasInstallScript}) => hasInstallScript);
  const unknown = withScript
    .filter(({name}) => !Object.hasOwn(known, name))
    .map(
      ({place}) =>
        `${place}: has an install script, which npm leaves out. Read it, see that the package works without, and say so in installScripts of config/supply.ts`,
    );
  const gone = Object.keys(known)
    .filter((name) => !withScript.some((one) => one.name === name))
    .map(
      (name) =>
        `config/supply.ts: installScripts names ${name}, which has none any more. Remove it`,
    );
  return [...unknown, ...gone];
}

/** What is wrong with an `.npmrc`: each line has to be there, and nothing else. */
export function findSettingFaults(
  {file, text}: {file: string; text: string},
  expected: readonly string[],
): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return [
    ...expected
      .filter((line) => !lines.includes(line))
      .map((line) => `${file}: lacks the line ${line}. Add it`),
    ...lines
      .filter((line) => !expected.includes(line))
      // A token must not reach a log.
      .map((line) => line.split('=')[0] ?? '')
      .map((name) => `${file}: sets ${name}, expected ${expected.join(', ')} alone. Remove it`),
  ];
}

/** Scripts of the project that npm skips without a word where install scripts are off. */
export function findSkippedScripts(scripts: Readonly<Record<string, string>>): string[] {
  const names = Object.keys(scripts);
  return names
    .filter(
      (name) =>
        INSTALL_HOOKS.has(name) ||
        names.some((one) => /^(pre|post)/.exec(name)?.[0] + one === name),
    )
    .map(
      (name) =>
        `package.json: npm skips the script ${name}, because .npmrc sets ignore-scripts. Let the command call what it needs`,
    );
}

const INSTALL_HOOKS = new Set(['preinstall', 'install', 'postinstall', 'prepare']);
