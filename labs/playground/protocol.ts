/**
 * What the parts of the playground say to each other: the build writes files, the page fetches them,
 * the chain's worker and the program's worker exchange messages.
 */

/** Folder of the files whose names stay the same; all others stand in `ASSETS` with a digest in their names. */
export const RUN = 'run/';
export const ASSETS = 'assets/run/';

/** `run/site.json`: what every run needs. Files are named below the site's base address. */
export type SiteFiles = {
  /** Module worker with the chain. */
  engine: PublishedFile;
  /** The state that the chain begins with (`SavedChain`), and what came before it, fetched when asked for. */
  state: PublishedFile;
  history: PublishedFile;
  /** Code of contracts, by group: a program names the groups that it runs, the chain fetches others on demand. */
  codes: Readonly<Record<string, PublishedFile>>;
  /** What a program finds instead of Node.js; the script of a run begins with it. */
  runtime: PublishedFile;
  /** Document of the sandboxed frame that runs programs, named without `.html`. */
  frame: PublishedFile;
  /** TypeScript to JavaScript, a module with `transform`; fetched at the first edit. */
  transpiler: PublishedFile;
  /** Document of the frame that compiles Solidity, and the compilers by version; fetched at the first edit of a contract. */
  compilerFrame: PublishedFile;
  compilers: Readonly<Record<string, CompilerFiles>>;
  /** Chunks of the packages that programs import, by name. */
  chunks: Readonly<Record<string, Chunk>>;
  /** The chunk that answers an import: of the names that programs use, and of all names. */
  packages: Readonly<Record<string, {used: string; whole: string}>>;
};

/** A file, and its bytes as a server sends them (brotli). */
export type PublishedFile = {file: string; bytes: number};

/** A compiler as its package has it, in two files: the WebAssembly, and the script that starts it. */
export type CompilerFiles = {
  glue: PublishedFile;
  wasm: PublishedFile & {
    /** Bytes once the browser has decompressed it. */
    unpackedBytes: number;
  };
};

/** A CommonJS function body, and the chunks that it requires as `./name`. */
export type Chunk = PublishedFile & {needs: readonly string[]};

/** `run/programs/<program>.json`: a program with all that it reaches. */
export type ProgramFile = {
  /** The module to start: `examples/home/firstSwap.ts`. */
  entry: string;
  /** Whether it asks a chain. */
  usesChain: boolean;
  /** Whether it asks for blocks or logs older than the saved state. */
  usesHistory: boolean;
  /** Groups of code that it runs, to be fetched with it and sent to the chain. */
  codes: readonly string[];
  /** Names of packages that it imports. */
  packages: readonly string[];
  /** Modules by path; `data:…` modules hold JSON, `COMPILED` among them where it deploys contracts. */
  modules: Readonly<Record<string, Module>>;
  /** Bytes that a first run loads once it has this file, compressed. */
  bytes: number;
  /** Bytes of `run/sources/<program>.json`, compressed. */
  sourceBytes: number;
};

/** The same with the addresses of what a first run loads, which a press of "Run" fetches ahead. */
export type ProgramWithFiles = ProgramFile & {ahead: readonly string[]};

/** JavaScript as CommonJS, and where each of its imports leads: to a module or a package. */
export type Module = {code: string; imports: Readonly<Record<string, string>>};

/**
 * The module with the compiled contracts of a program: `CompiledFiles`. It answers the import of
 * `sandbox/compile.ts`, which `solidity/runtime/compile.ts` replaces in a program.
 */
export const COMPILED = 'data:compiled';

/** What each file of contracts compiles to, by its path from the repository's folder. */
export type CompiledFiles = Readonly<Record<string, CompiledFile>>;

/** As `compile` of `sandbox/compile.ts` returns it. */
export type CompiledFile = {
  compiler: {
    module: string;
    version: string;
    commit: string;
    evmVersion: string;
    optimizerRuns: number;
  };
  contracts: Readonly<Record<string, CompiledContract>>;
  warnings: readonly string[];
};

/** A contract ready to deploy; `links` has the places of library addresses in its code. */
export type CompiledContract = {
  abi: readonly unknown[];
  bytecode: `0x${string}`;
  links?: Readonly<Record<string, Readonly<Record<string, readonly LinkPlace[]>>>>;
};

/** Bytes of a contract's code. */
export type LinkPlace = {start: number; length: number};

/** `run/sources/<program>.json`: what a reader edits, by path, the program first. */
export type SourceFile = {
  sources: Readonly<Record<string, string>>;
  /** What a project needs beside them: `package.json`, `tsconfig.json`, data, by path. */
  project: Readonly<Record<string, string>>;
};

/** `run/contracts/<contract file>.json`: what the compiler is given beside its settings. */
export type ContractFile = {
  /** The file whose contracts are wanted, by its path from the repository's folder. */
  file: string;
  /** Version of the compiler that its pragma asks for, unless the pragma is edited. */
  version: string;
  remappings: readonly string[];
  /** The file with all that it imports, by path. */
  sources: Readonly<Record<string, string>>;
};

/** From the page to the frame, once: the script of a run, with the ports to the page and to the chain. */
export type FrameMessage = {script: string};

/** From a program, through the frame, to the page. */
export type ProgramReport =
  | {type: 'started'}
  | {type: 'print'; stream: 'out' | 'err'; text: string}
  | {type: 'ended'; exitCode: number}
  /** It cannot be started, or printed too much; with the line of the script where that is known. */
  | {type: 'failed'; message: string; line?: number};
