import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import lock from '../../package-lock.json';
import {compilers} from '../../facts/solidity/compilers';
import {IMPORT} from '../../facts/solidity/collectSources';
import {opensInRemix, remixFile, remixLink} from '../../pages/examples/remixLink';
import {compiledWith, openInRemix} from '../../testing/openInRemix';
import {isDeep, triedOf} from '../../testing/tier';
import {remixInput} from './remixInput';

const SITE = 'https://docs.example';
const pages = ['docs', 'blog', 'src/pages'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8')),
);

/** Every contract that a page quotes, as Remix has it after its link is opened. */
const contracts = [
  ...new Set(
    pages.flatMap((text) =>
      [...text.matchAll(/\bexample=([\w./-]+\.sol)/g)]
        .map(([, file = '']) => file)
        .filter(opensInRemix),
    ),
  ),
].map((name) => {
  const source = readFileSync(path.join('examples', name), 'utf8');
  const published = {[`${SITE}/${remixFile(name)}`]: remixInput(process.cwd(), name)};
  const link = remixLink(name, {source, siteUrl: SITE});
  return {name, source, link, ...openInRemix(link, (address) => published[address] ?? '')};
});

/** What the compiler refuses in contracts that it fits, each in a folder of its own. */
function refusedBy({module, version, evmVersion}: (typeof compilers)[number], optimizer: object) {
  const all = contracts.filter(({settings}) => settings.version?.includes(`v${version}+`));
  const fitting = all.slice(0, triedOf(all.length));
  const sources = fitting.flatMap(({name, workspace}) =>
    Object.entries(workspace).map(([file, content]) => [`${name}/${file}`, {content}]),
  );
  const units = fitting.map(({name, file}) => `${name}/${file}`);
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(sources) as object,
    settings: {
      optimizer,
      evmVersion,
      outputSelection: Object.fromEntries(
        units.map((unit) => [unit, {'*': ['evm.bytecode.object']}]),
      ),
    },
  };
  const worker = ['sandbox/solidity/solcWorker.mjs', module];
  const output = execFileSync(process.execPath, worker, {
    input: JSON.stringify(input),
    maxBuffer: 2 ** 28,
    encoding: 'utf8',
  });
  const {errors = [], contracts: found = {}} = JSON.parse(output) as {
    errors?: {severity: string; formattedMessage: string}[];
    contracts?: Record<string, object>;
  };
  const refused = errors.filter(({severity}) => severity === 'error');
  return {refused: refused.map((one) => one.formattedMessage), units, compiled: Object.keys(found)};
}

test('has a link for every contract that a page quotes', () => {
  expect(contracts.length).toBeGreaterThan(50);
});

test.each(contracts)('opens $name with all that it imports', ({name, file, workspace}) => {
  expect(file).toBe(path.basename(name));
  expect(compiledWith({workspace, file}).sort()).toEqual(Object.keys(workspace).sort());
});

test.each(contracts)('gives $name the packages as they are published', ({name, workspace}) => {
  for (const [file, content] of Object.entries(workspace)) {
    const [, title = '', version = '', rest = ''] =
      /^lib\/([^/]+?)-(\d[^/]*)\/(.+)$/.exec(file) ?? [];
    const published = title
      ? installed(title, version).map((folder) => path.join(folder, rest))
      : [path.join('examples', path.dirname(name), file)];
    const [original = ''] = published;
    expect(original, file).not.toBe('');
    expect(withoutImports(content), file).toBe(withoutImports(readFileSync(original, 'utf8')));
  }
});

/** Folders in which the lock puts that release of a package. */
const installed = (title: string, version: string): string[] =>
  Object.entries(lock.packages as Record<string, {name?: string; version?: string}>)
    .filter(([folder, one]) => {
      const name = one.name ?? folder.replace(/^.*node_modules\//, '');
      return one.version === version && name.replace('@', '').replace('/', '-') === title;
    })
    .map(([folder]) => folder);

const withoutImports = (text: string): string =>
  text.replace(IMPORT, (statement: string, wanted: string) => statement.replace(wanted, ''));

describe.each(compilers)('solc $version', (compiler) => {
  test.runIf(isDeep)('compiles every contract with the settings of its link', () => {
    const runs = compiler.optimizerRuns;
    const {refused, units, compiled} = refusedBy(compiler, {enabled: true, runs});
    expect(refused).toEqual([]);
    expect(compiled).toEqual(expect.arrayContaining(units));
  });

  // As Remix, Hardhat and Foundry do where nobody sets it.
  test('compiles contracts with the optimizer off', () => {
    const {refused, compiled} = refusedBy(compiler, {enabled: false});
    expect(refused).toEqual([]);
    expect(compiled).not.toEqual([]);
  });
});

test('asks Remix for the compiler and the settings that the page states', () => {
  const keeper = contracts.find(({name}) => name.endsWith('PositionKeeper.sol'));
  expect(keeper?.settings).toEqual({
    url: `${SITE}/remix/v3/liquidity/PositionKeeper.json`,
    version: 'soljson-v0.7.6+commit.7338295f.js',
    optimize: 'true',
    runs: '800',
    evmVersion: 'istanbul',
  });
});
