import {writeFileSync} from 'node:fs';
import {readGrounds, SIGNATURES} from '../plugins/expand/reference/readGrounds';
import {driftOf, signaturesOf} from '../reference/driftOf';

/** Prints contracts as their packages hold them, or accepts their signatures as those that the pages tell of. */
function main(words: readonly string[]): void {
  const {contracts, pages, signatures} = readGrounds('.');
  if (words.includes('--accept')) {
    const documented = [...pages.keys()].sort().flatMap((key) => contracts.get(key) ?? []);
    documented
      .flatMap((contract) => driftOf(contract, signatures[contract.key]))
      .forEach((line) => {
        console.log(line);
      });
    const accepted = Object.fromEntries(documented.map((one) => [one.key, signaturesOf(one)]));
    writeFileSync(SIGNATURES, `${JSON.stringify(accepted, null, 2)}\n`);
    return;
  }
  const keys = [...contracts.keys()];
  const asked = keys.filter((key) =>
    words.some((word) => key === word || key.endsWith(`/${word}`)),
  );
  if (asked.length === 0) console.log(`Name one of these:\n${keys.join('\n')}`);
  for (const key of asked) {
    const contract = contracts.get(key);
    if (contract)
      console.log(`\n${key} ${contract.version}\n  ${signaturesOf(contract).join('\n  ')}`);
  }
}

main(process.argv.slice(2));
