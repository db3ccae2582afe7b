export type Compiler = {
  /** Name under which package.json pins it. */
  module: string;
  version: string;
  /** Instructions it may use: the newest that both it and the sandbox's chain know. */
  evmVersion: string;
};

/** The pinned compilers, newest first. */
const compilers: readonly Compiler[] = [
  {module: 'solc', version: '0.8.30', evmVersion: 'cancun'},
  {module: 'solc-0.7.6', version: '0.7.6', evmVersion: 'istanbul'},
];

/** The pinned compiler of a source's pragma: that of its minor version. */
export function compilerOf(source: string): Compiler {
  const pragma = /^\s*pragma\s+solidity\s+([^;]+);/m.exec(source)?.[1]?.trim();
  const minor = /\d+\.\d+/.exec(pragma ?? '')?.[0];
  const compiler = compilers.find(({version}) => minor && version.startsWith(`${minor}.`));
  if (compiler) return compiler;

  const pinned = compilers.map(({version}) => version).join(', ');
  throw new Error(
    pragma
      ? `no compiler for "pragma solidity ${pragma}"; package.json pins ${pinned}. Change the pragma, or pin another and add it to sandbox/solidity/compilers.ts`
      : `no "pragma solidity" found; write one that fits ${pinned}`,
  );
}
