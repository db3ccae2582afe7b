import {writeFileSync} from 'node:fs';
import type {ContractSources} from '../../pages/reference/referenceFaults';
import {throwingLines} from '../../pages/sdk/errorsIn';
import {packageFiles} from '../../pages/sdk/packageFiles';
import {sdkSignatures} from '../../pages/sdk/sdkFaults';
import type {SdkSources} from '../../pages/sdk/sdkSources';
import {SIGNATURES, sourcesOf} from '../../pages/sources';
import {driftBetween, signaturesOf, type Signatures} from '../../facts/reference/driftOf';
import {packageName} from '../../facts/reference/typescript/packageName';

/** What a package holds of a contract or an export. */
type Held = {key: string; version: string; signatures: string[]; isOnPage: boolean};

/** Prints contracts and exports as their packages hold them, or accepts their signatures as those that the pages tell of. */
async function main(words: readonly string[]): Promise<void> {
  const {signatures, ...contracts} = sourcesOf('.').contracts();
  const held = [...heldContracts(contracts), ...heldExports(await sourcesOf('.').sdks())];
  if (words.includes('--accept')) return accept(held, signatures);
  const asked = held.filter(({key}) =>
    words.some((word) => key === word || key.endsWith(`/${word}`)),
  );
  if (asked.length === 0) {
    console.log(`Name one of these:\n${held.map(({key}) => key).join('\n')}`);
  }
  for (const {key, version, signatures: lines} of asked) {
    console.log(`\n${key} ${version}\n  ${lines.join('\n  ')}`);
    printThrown(key);
  }
}

function heldContracts({contracts, pages}: Pick<ContractSources, 'contracts' | 'pages'>) {
  return [...contracts.values()].map((contract): Held => ({
    key: contract.key,
    version: contract.version,
    signatures: signaturesOf(contract),
    isOnPage: pages.has(contract.key),
  }));
}

function heldExports({modules, pages}: SdkSources): Held[] {
  return [...modules.values()].flatMap(({name, version, exports}) =>
    [...exports.values()].map((one) => ({
      key: `${name}/${one.name}`,
      version,
      signatures: sdkSignatures(one),
      isOnPage: pages.some((page) => page.module === name && page.exports.has(one.name)),
    })),
  );
}

function accept(held: readonly Held[], written: Signatures): void {
  const onPages = held
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
