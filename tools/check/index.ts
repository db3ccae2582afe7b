import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {installPackages} from './installPackages';
import {readUnitReport} from './readUnitReport';
import {add, run, runSideBySide, type Count, type Step} from './steps';

const UNIT_REPORT = '.cache/units.json';

/**
 * The compiler of TypeScript 7, which takes half the processor time; typedoc and the linter need 6.
 * Each checker more works out again what the others have: four take half as much time again.
 */
const TSC = 'node node_modules/typescript-7/bin/tsc --checkers 1';

/** What was found of a file is kept for as long as its text is the same. */
const cached = (name: string): string =>
  `--cache --cache-strategy content --cache-location .cache/${name}`;

/** Those that take longest first, so that none of them runs alone at the end. */
const STEPS: readonly Step[] = [
  {
    promise: 'code keeps the rules',
    command: `eslint . --max-warnings 0 ${cached('eslint')}`,
  },
  {
    promise: 'every type fits',
    command: `${TSC} --incremental --tsBuildInfoFile .cache/types.tsbuildinfo`,
  },
  {
    promise: 'words are spelt',
    command: `cspell lint --no-progress --no-summary --dot . ${cached('cspell')}`,
  },
  {
    promise: 'files are formatted',
    command: `prettier --check --log-level warn . ${cached('prettier')}`,
  },
  {promise: 'imports keep to the rooms', command: 'tsx tools/lint/checkRooms.ts'},
  {promise: 'references fit their packages', command: 'tsx tools/check/checkReferences.ts'},
  {promise: 'code on pages has run', command: 'tsx tools/check/checkFences.ts'},
  {promise: 'samples are safe to copy', command: 'tsx tools/check/checkSamples.ts'},
  {promise: 'samples of the swap widget fit its types', command: `${TSC} -p packages/swap-widget`},
  {promise: 'no sentence ages', command: 'tsx tools/check/checkAging.ts'},
  {promise: 'no sentence is read twice', command: 'tsx tools/check/checkLanguage.ts'},
  {promise: 'addresses come from the registry', command: 'tsx tools/check/checkAddresses.ts'},
  {promise: 'no file holds a secret', command: 'tsx tools/supply/checkSecrets.ts'},
  {promise: 'packages and actions come on known terms', command: 'tsx tools/supply/checkSupply.ts'},
  // Not beside the references: by now what both read of packages is stored.
  {promise: 'notes list every revert', command: 'tsx tools/check/checkReverts.ts'},
  {promise: 'styles keep the rules', command: 'stylelint "{src,labs,plugins}/**/*.css"'},
];

const UNITS: Step = {
  promise: 'units keep their promises',
  command: `vitest run --reporter=default --reporter=json --outputFile.json=${UNIT_REPORT}`,
};

/** Everything that needs no browser and no build: types, lint, format, samples, spelling, units. */
export async function check(): Promise<Count> {
  mkdirSync('.cache', {recursive: true});
  rmSync(UNIT_REPORT, {force: true});
  const installed = await installPackages();
  return add([installed, await runSideBySide(STEPS), await run(UNITS), countUnits()]);
}

function countUnits(): Count {
  try {
    return readUnitReport(readFileSync(UNIT_REPORT, 'utf8'));
  } catch {
    return {passed: 0, failed: 0};
  }
}

/** What is wrong with some files, and nothing else: seconds where a whole check takes minutes. */
async function checkSome(files: readonly string[]): Promise<Count> {
  const {checkFiles} = await import('./checkFiles');
  const faults = await checkFiles(files);
  faults.forEach((fault) => console.error(`✗ ${fault}`));
  return {passed: faults.length > 0 ? 0 : files.length, failed: faults.length};
}

if (require.main === module) {
  const files = process.argv.slice(2);
  (files.length > 0 ? checkSome(files) : check()).then(
    ({passed, failed}) => {
      console.log(`\n${passed} passed, ${failed} failed`);
      process.exitCode = failed > 0 ? 1 : 0;
    },
    (cause: unknown) => {
      console.error(cause instanceof Error ? cause.message : cause);
      process.exitCode = 1;
    },
  );
}
