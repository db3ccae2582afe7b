import type {ProgramFile, SiteFiles} from '../protocol';

/**
 * Whether an edited program imports a name that the chunks of used names lack. Then all packages come
 * from whole chunks: a class of one chunk is no class of another.
 */
export function needsWhole(
  program: ProgramFile,
  packages: SiteFiles['packages'],
  codeOf: (chunk: string) => string,
): boolean {
  return Object.values(program.modules).some(({code, imports}) =>
    namesOf(code).some(({from, names}) => {
      const chunk = packages[imports[from] ?? from]?.used;
      return chunk !== undefined && names.some((name) => !exportsName(codeOf(chunk), name));
    }),
  );
}

/** The names that a module of CommonJS reads from each package: of `_viem` in `_viem.parseUnits`. */
function namesOf(code: string): {from: string; names: readonly string[]}[] {
  const imports = code.matchAll(/\bvar (_\w+) = require\((['"])([^'"]+)\2\)/g);
  return [...imports].map(([, variable = '', , from = '']) => ({
    from,
    names: [
      ...new Set(
        [...code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
      ),
    ],
  }));
}

/** Bundles write what they export as `name: () => value`. */
const exportsName = (code: string, name: string): boolean =>
  new RegExp(`[{,]\\s*["']?${name}["']?:\\s*\\(\\)\\s*=>`).test(code);
