import {writeFileSync} from 'node:fs';
import type {ContractSources} from '../../pages/reference/referenceFaults';
import {throwingLines} from '../../pages/sdk/errorsIn';
import {packageFiles} from '../../pages/sdk/packageFiles';
import {sdkSignatures} from '../../pages/sdk/sdkFaults';
import type {SdkSources} from '../../pages/sdk/sdkSources';
import {SIGNATURES, sourcesOf} from '../../pages/sources';
import {driftBetween, signaturesOf, type Signatures} from '../../facts/reference/driftOf';
import {packageName} from '../../facts/reference/typescript/packageName';

/** A contract or an export of a package, with its current signatures. */
type Declaration = {key: string; version: string; signatures: string[]; isOnPage: boolean};

/** Prints contracts and exports of the packages, or accepts their signatures as those that pages are written for. */
async function main(words: readonly string[]): Promise<void> {
  const {signatures, ...contracts} = sourcesOf('.').contracts();
  const declarations = [
    ...declaredContracts(contracts),
    ...declaredExports(await sourcesOf('.').sdks()),
  ];
  if (words.includes('--accept')) return accept(declarations, signatures);
  const chosen = declarations.filter(({key}) =>
    words.some((word) => key === word || key.endsWith(`/${word}`)),
  );
  if (chosen.length === 0) {
    console.log(`Name one of these:\n${declarations.map(({key}) => key).join('\n')}`);
  }
  for (const {key, version, signatures: lines} of chosen) {
    console.log(`\n${key} ${version}\n  ${lines.join('\n  ')}`);
    printThrown(key);
  }
}

function declaredContracts({contracts, pages}: Pick<ContractSources, 'contracts' | 'pages'>) {
  return [...contracts.values()].map((contract): Declaration => ({
    key: contract.key,
    version: contract.version,
    signatures: signaturesOf(contract),
    isOnPage: pages.has(contract.key),
  }));
}

function declaredExports({modules, pages}: SdkSources): Declaration[] {
  return [...modules.values()].flatMap(({name, version, exports}) =>
    [...exports.values()].map((one) => ({
      key: `${name}/${one.name}`,
      version,
      signatures: sdkSignatures(one),
      isOnPage: pages.some((page) => page.module === name && page.exports.has(one.name)),
    })),
  );
}

function accept(declarations: readonly Declaration[], written: Signatures): void {
  const onPages = declarations
    .filter(({isOnPage}) => isOnPage)
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  onPages
    .flatMap(({key, version, signatures}) =>
      driftBetween(signatures, written[key]).map((line) => `${key} ${version}: ${line}`),
    )
    .forEach((line) => {
      console.log(line);
    });
  const accepted = Object.fromEntries(onPages.map(({key, signatures}) => [key, signatures]));
  writeFileSync(SIGNATURES, `${JSON.stringify(accepted, null, 2)}\n`);
}

/** The lines that throw in the files of an export of TypeScript. */
function printThrown(key: string): void {
  const name = key.slice(key.lastIndexOf('/') + 1);
  for (const [file, source] of packageFiles('node_modules', packageName(key))) {
    if (!new RegExp(`^exports\\.${name} = (?!void)`, 'm').test(source)) continue;
    console.log(`  throws in ${file}:\n    ${throwingLines(source).join('\n    ') || 'nothing'}`);
  }
}

void main(process.argv.slice(2));
