import type {CompiledFile, ContractFile, SiteFiles} from '../protocol';
import type {Place} from './placeIn';

/** Compiles contracts in this tab. It loads a compiler at the first use of its version, and keeps it. */
export type Compiler = {
  /**
   * Compiles a file. Where the compiler refuses it, `errors` says why and nothing is `compiled`.
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

/** What the compiler reports of all sources, and what the file compiles to where it refused nothing. */
export type Compilation = {errors: readonly SolidityError[]; compiled?: CompiledFile};

/** An error or a warning of the compiler, and its place in one of the sources. */
export type SolidityError = Place & {
  severity: 'error' | 'warning' | 'info';
  /** With its kind: `TypeError: Wrong argument count`. */
  message: string;
  /** Path of the source; the compiled file where the compiler names none. */
  file: string;
};
