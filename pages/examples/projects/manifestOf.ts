import {publishedPackages} from '../../../config/publishedPackages';
import {packagesOf, type Versions} from '../packagesOf';

type Options = {
  name: string;
  main: string;
  files: Readonly<Record<string, string>>;
  versions: Versions;
  siteUrl: string;
};

/** Where the site publishes the package of the sandbox. */
export const sandboxUrl = (siteUrl: string): string => `${siteUrl}${publishedPackages.sandbox}`;

/** `package.json` of a project: exact versions of what its files import, and one command to start. */
export function manifestOf({name, main, files, versions, siteUrl}: Options): string {
  const releases = Object.entries(files).flatMap(([file, text]) =>
    /\.(tsx?|cjs|sol)$/.test(file) ? packagesOf(file, text, versions) : [],
  );
  const dependencies: Record<string, string> = {};
  for (const release of [...new Set(releases)].sort()) {
    const at = release.lastIndexOf('@');
    const [found, version] = [release.slice(0, at), release.slice(at + 1)];
    if (dependencies[found]) throw new Error(`${name} needs ${found} in two versions`);
    dependencies[found] = version;
  }
  for (const companion of Object.keys(dependencies).flatMap((one) => COMPANIONS[one] ?? [])) {
    dependencies[companion] = versionOf(companion, versions);
  }
  const usesChain = 'chain.ts' in files;
  const manifest = {
    name: name.replaceAll('/', '-').toLowerCase(),
    private: true,
    scripts: {start: usesChain ? `docs-sandbox run -- tsx ${main}` : `tsx ${main}`},
    dependencies,
    devDependencies: {
      '@types/node': versionOf('@types/node', versions),
      ...(usesChain && {'@uniswap/docs-sandbox': sandboxUrl(siteUrl)}),
      tsx: versionOf('tsx', versions),
    },
    ...(Object.keys(dependencies).some((one) => BRINGS_HARDHAT.includes(one)) && {
      overrides: {'hardhat-watcher': 'npm:empty-npm-package@1.0.0'},
    }),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** What packages need beside them: they load it and do not list it, or leave its release open. */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  '@web3-react/core': ['eventemitter3'],
  '@web3-react/coinbase-wallet': ['@coinbase/wallet-sdk'],
};

/** Packages that list a tool of their builders as a dependency, of 220 MB. */
export const BRINGS_HARDHAT: readonly string[] = [
  '@uniswap/v3-sdk',
  '@uniswap/v4-sdk',
  '@uniswap/router-sdk',
  '@uniswap/universal-router-sdk',
  '@uniswap/swap-router-contracts',
];

function versionOf(name: string, versions: Versions): string {
  const version = versions[name];
  if (version) return version;
  throw new Error(`package.json has no "${name}"; pin its exact version there`);
}
