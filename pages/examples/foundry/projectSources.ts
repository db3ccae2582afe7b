import path from 'node:path';
import type {Examples} from '../readExamples';

/** What tests share; each project has a copy beside its test. */
const SUPPORT = 'foundry/support';

/** The Solidity files of a test's project: their paths in the project, and under `examples/`. */
export function projectSources(test: string, examples: Examples): Record<string, string> {
  const sources = new Map([[`test/${path.posix.basename(test)}`, test]]);
  for (const [place, file] of sources) {
    for (const [, named = ''] of (examples[file] ?? '').matchAll(IMPORT)) {
      const imported = path.posix.join(path.posix.dirname(place), named);
      const found = imported.startsWith('test/')
        ? path.posix.join(SUPPORT, named)
        : besideImporter(file, named, examples);
      if (!found || !(found in examples)) {
        throw new Error(`examples/${file} imports "${named}", which is no file under examples/`);
      }
      sources.set(imported, found);
    }
  }
  return Object.fromEntries(sources);
}

const IMPORT = /^\s*import\s+(?:[^;'"]*?\sfrom\s+)?["'](\.[^"']+)["']/gm;

/** A test names the contract `../src/<Name>.sol`, which stands under `examples/` with its guide's programs. */
function besideImporter(file: string, named: string, examples: Examples): string | undefined {
  if (!file.endsWith('.t.sol')) return path.posix.join(path.posix.dirname(file), named);
  const contracts = Object.keys(examples).filter(
    (one) => path.posix.basename(one) === path.posix.basename(named),
  );
  if (contracts.length < 2) return contracts[0];
  throw new Error(`examples/${file} imports "${named}"; there are: ${contracts.join(', ')}`);
}
