import {existsSync} from 'node:fs';
import path from 'node:path';
import {compile} from '../../../../sandbox/compile';
import type {CompiledFile} from '../../protocol';

/** The files of contracts that modules name: `examples/v3/Swap.sol`. */
export function contractsNamedIn(root: string, names: readonly string[]): string[] {
  const files = names.filter((name) => name.endsWith('.sol'));
  const places = files.flatMap((name) =>
    [name, `examples/${name}`].filter((file) => existsSync(path.join(root, file))),
  );
  return [...new Set(places.filter((file) => /^(examples|sandbox)\//.test(file)))].sort();
}

/** What these files compile to, of them the contracts that the text of the program names. */
export async function compiledFor(
  files: readonly string[],
  text: string,
): Promise<Record<string, CompiledFile>> {
  const compiled: Record<string, CompiledFile> = {};
  for (const file of files) {
    const {contracts, ...rest} = await compile(file);
    const named = Object.entries(contracts).filter(([name]) =>
      new RegExp(`\\b${name}\\b`).test(text),
    );
    compiled[file] = {...rest, contracts: Object.fromEntries(named)};
  }
  return compiled;
}
