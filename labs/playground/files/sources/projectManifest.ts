import type {Versions} from '../../../../pages/examples/packagesOf';
import {BRINGS_HARDHAT, sandboxUrl} from '../../../../pages/examples/projects/manifestOf';

type Options = {
  name: string;
  /** The program to start. */
  main: string;
  /** Names that its files import, parts of packages among them; of these the pinned ones are listed. */
  packages: readonly string[];
  usesChain: boolean;
  versions: Versions;
  siteUrl: string;
};

/** `package.json` of a project in the folders of this repository: exact versions, one command to start and one to check types. */
export function projectManifest(options: Options): string {
  const {name, main, packages, usesChain, versions, siteUrl} = options;
  const names = [...new Set(packages.map(packageOf))].filter((one) => one in versions).sort();
  const pinned = (list: readonly string[]) =>
    Object.fromEntries(list.map((one) => [one, versions[one]]));
  const manifest = {
    name: name.replaceAll('/', '-').toLowerCase(),
    private: true,
    scripts: {
      start: usesChain ? `docs-sandbox run -- tsx ${main}` : `tsx ${main}`,
      // Of 20 MB, for who asks for it.
      check: `npx --yes --package typescript@${versions.typescript} tsc`,
    },
    dependencies: pinned(names),
    devDependencies: {
      ...pinned(['@types/node']),
      ...(usesChain && {'@uniswap/docs-sandbox': sandboxUrl(siteUrl)}),
      ...pinned(['tsx']),
    },
    ...(names.some((one) => BRINGS_HARDHAT.includes(one)) && {
      overrides: {'hardhat-watcher': 'npm:empty-npm-package@1.0.0'},
    }),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** `@uniswap/sdk` of `@uniswap/sdk/dist/types`. */
const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');
