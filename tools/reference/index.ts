import {writeFileSync} from 'node:fs';
import type {ContractSources} from '../../pages/reference/referenceFaults';
import {sdkSignatures} from '../../pages/sdk/sdkFaults';
import type {SdkSources} from '../../pages/sdk/sdkSources';
import {SIGNATURES, sourcesOf} from '../../pages/sources';
import {driftBetween, signaturesOf, type Signatures} from '../../facts/reference/driftOf';
import {readThrows} from '../../facts/reference/throws';

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

/** What each member of an export of TypeScript can throw, and the calls that the analysis could not follow. */
function printThrown(key: string): void {
  const at = key.lastIndexOf('/');
  const found = readThrows('.').find((one) => one.package === key.slice(0, at));
  for (const [member, {thrown, open}] of Object.entries(found?.exports[key.slice(at + 1)] ?? {})) {
    console.log(`  ${member || 'it'} throws: ${thrown.length > 0 ? '' : 'nothing'}`);
    thrown.forEach(({text, path, at: place}) => {
      console.log(`    ${text} (${path.join(' → ')}, ${place})`);
    });
    open.forEach(({call, at: place}) => {
      console.log(`    not followed: ${call.replace(/\s+/g, ' ')} (${place})`);
    });
  }
}

void main(process.argv.slice(2));
