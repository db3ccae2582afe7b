import type {CompiledContract, ContractFile, SiteFiles} from '../protocol';

/** Compiles contracts in this tab. It loads a compiler at the first use of its version, and keeps it. */
export type Compiler = {
  /**
   * Compiles a file; what the compiler refuses is among `errors`, and `contracts` is then empty.
   * Rejects with an Error where the compiler cannot be loaded or takes more than 60 s, and with the
   * signal's reason where it is aborted.
   */
  compile: (options: CompileOptions) => Promise<Compilation>;
  /** Ends workers and frames; what is under way rejects. */
  end: () => void;
};

export type CompilerOptions = {
  /** The site's base address: `/`, or `/docs/`. */
  baseUrl: string;
  site: Pick<SiteFiles, 'compilerFrame' | 'compilers'>;
};

export type CompileOptions = {
  file: ContractFile;
  /** Changed sources by path; those that the file does not import have no effect. */
  edits: Readonly<Record<string, string>>;
  /** Called while the compiler loads, in bytes as the network carries them; not for a loaded one. */
  onProgress?: (loadedBytes: number, totalBytes: number) => void;
  signal?: AbortSignal;
};

/** What the compiler returned. */
export type Compilation = {
  /** Version of the compiler, by the pragma of the edited file. */
  version: string;
  /** Contracts of the file, by name. */
  contracts: Readonly<Record<string, CompiledContract>>;
  errors: readonly SolidityError[];
};

/** An error or a warning of the compiler, in one of the sources. */
export type SolidityError = {
  severity: 'error' | 'warning' | 'info';
  /** With its kind: `TypeError: Wrong argument count`. */
  message: string;
  /** Path of the source, or the compiled file where the compiler names none. */
  file: string;
  /** Counted from 1, in UTF-16 units. */
  line: number;
  column: number;
  /** The passage, in UTF-16 units from the start of the source. */
  start: number;
  end: number;
};
