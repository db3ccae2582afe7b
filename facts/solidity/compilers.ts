/** A compiler with the settings that decide what code it writes. */
export type Compiler = {
  /** Name under which package.json pins it. */
  module: string;
  version: string;
  /** Start of its commit, by which lists of compilers name the build. */
  commit: string;
  /** Instructions it may use: the newest that both it and the sandbox's chain know. */
  evmVersion: string;
  /** How often a line of code is expected to run, for the optimizer, which is on. */
  optimizerRuns: number;
};

/** Runs of the optimizer that v3-core is published with. */
const OPTIMIZER_RUNS = 800;

/** The pinned compilers, newest first. */
export const compilers: readonly Compiler[] = [
  {
    module: 'solc',
    version: '0.8.30',
    commit: '73712a01',
    evmVersion: 'cancun',
    optimizerRuns: OPTIMIZER_RUNS,
  },
  {
    module: 'solc-0.7.6',
    version: '0.7.6',
    commit: '7338295f',
    evmVersion: 'istanbul',
    optimizerRuns: OPTIMIZER_RUNS,
  },
];

/** The pinned compiler of a source's pragma, that of its minor version; none where there is none. */
export function findCompiler(source: string): Compiler | undefined {
  const minor = /\d+\.\d+/.exec(pragmaOf(source) ?? '')?.[0];
  return compilers.find(({version}) => minor && version.startsWith(`${minor}.`));
}

/** The pinned compiler of a source's pragma; throws where there is none. */
export function compilerOf(source: string): Compiler {
  const compiler = findCompiler(source);
  if (compiler) return compiler;

  const pragma = pragmaOf(source);
  const pinned = compilers.map(({version}) => version).join(', ');
  throw new Error(
    pragma
      ? `no compiler for "pragma solidity ${pragma}"; package.json pins ${pinned}. Change the pragma, or pin another and add it to facts/solidity/compilers.ts`
      : `no "pragma solidity" found; write one that fits ${pinned}`,
  );
}

/** The versions that a source asks for, as its first pragma has them. */
export const pragmaOf = (source: string): string | undefined =>
  /^\s*pragma\s+solidity\s+([^;]+);/m.exec(source)?.[1]?.trim();
