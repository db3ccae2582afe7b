import {readManifest} from '../../../facts/packages/readManifest';
import {packagesOf, type Versions} from '../packagesOf';
import {BRINGS_HARDHAT, sandboxUrl} from '../projects/manifestOf';

type Options = {
  name: string;
  /** The Solidity files of the project. */
  sources: Readonly<Record<string, string>>;
  versions: Versions;
  siteUrl: string;
};

/** `package.json` of a project: exact versions of what its contracts import, and one command to test. */
export function manifestOf({name, sources, versions, siteUrl}: Options): string {
  const releases = Object.entries(sources).flatMap(([file, text]) =>
    packagesOf(file, text, versions).slice(1),
  );
  const imported = new Set(releases.map((release) => release.slice(0, release.lastIndexOf('@'))));
  // What those import in turn: a range would let another release come with the next installation.
  for (const one of imported) {
    const {dependencies = {}} = readManifest<Dependencies>('node_modules', one);
    for (const other of Object.keys(dependencies)) if (other in versions) imported.add(other);
  }
  const manifest = {
    name: `${name.toLowerCase()}-foundry`,
    private: true,
    scripts: {
      sandbox: 'docs-sandbox',
      test: 'docs-sandbox run -- forge test --fork-url sandbox -vv',
    },
    dependencies: Object.fromEntries([...imported].sort().map((one) => [one, versions[one]])),
    devDependencies: {'@uniswap/docs-sandbox': sandboxUrl(siteUrl)},
    ...([...imported].some((one) => BRINGS_HARDHAT.includes(one)) && {
      overrides: {'hardhat-watcher': 'npm:empty-npm-package@1.0.0'},
    }),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

type Dependencies = {dependencies?: Record<string, string>};
