import type {UsedNames} from './libraries';
import type {Program} from './readProgram';

/** Names that programs import of each package, those of Node.js left out. */
export function usedNames(programs: readonly Program[]): UsedNames {
  const used = new Map<string, Set<string>>();
  for (const [name, names] of programs.flatMap(({packages}) => [...packages])) {
    if (name.startsWith('node:')) continue;
    used.set(name, new Set([...(used.get(name) ?? []), ...names]));
  }
  return used;
}
