import type {Compiler} from './compilers';

type Options = Pick<Compiler, 'evmVersion' | 'optimizerRuns'> & {
  /** The file whose contracts are wanted. */
  file: string;
  /** The file with all that it imports, by path. */
  sources: Readonly<Record<string, string>>;
  remappings: readonly string[];
};

/** What solc is given, as JSON text, to return the ABI and the creation code of each contract of a file. */
export function compilerInput(options: Options): string {
  const {file, sources, remappings, optimizerRuns, evmVersion} = options;
  return JSON.stringify({
    language: 'Solidity',
    sources: Object.fromEntries(
      Object.entries(sources).map(([name, content]) => [name, {content}]),
    ),
    settings: {
      remappings,
      optimizer: {enabled: true, runs: optimizerRuns},
      evmVersion,
      // The hash of the sources' text and paths would change the code with every comment.
      metadata: {bytecodeHash: 'none'},
      outputSelection: {
        [file]: {'*': ['abi', 'evm.bytecode.object', 'evm.bytecode.linkReferences']},
      },
    },
  });
}
