import type {ProgramFile, SourceFile} from '../protocol';
import type {SolidityError} from '../solidity/compiler';

/** Changed sources of a program, by path; TypeScript and Solidity. */
export type Edits = Readonly<Record<string, string>>;

export type Print = {stream: 'out' | 'err'; text: string};

/** How a run ended: by itself, or by what. */
export type Outcome = {
  end: 'exited' | 'timed-out' | 'stopped' | 'printed-too-much' | 'not-started';
  /** 0 where the program ended without an error. */
  exitCode: number;
  /** Why it did not start, or what ended it, as a sentence. */
  message?: string;
  /** What the compiler refused of edited contracts, with places for an editor (`solidity/toDiagnostics.ts`). */
  errors?: readonly SolidityError[];
  milliseconds: number;
};

export type RunOptions = {
  edits?: Edits;
  /** Called with each piece of output as it comes. */
  onPrint: (print: Print) => void;
  /** Called with what is loaded and compiled before the program starts: `Loading 120 of 340 KB`. */
  onProgress?: (sentence: string) => void;
  /** Called once all is loaded and compiled, as the program starts. */
  onStart?: () => void;
  /** Ends the run. */
  signal?: AbortSignal;
  /** The run is ended after this time; 10 s unless told, 30 s where a contract is edited. */
  limitMs?: number;
};

/** Runs programs in this tab, one at a time, each on a fresh chain. */
export type Runner = {
  programOf: (name: string) => Promise<ProgramFile>;
  sourcesOf: (name: string) => Promise<SourceFile>;
  run: (name: string, options: RunOptions) => Promise<Outcome>;
  /** Asks the chain as the last run left it, or a fresh one; rejects with an `RpcError`. */
  ask: (method: string, params?: readonly unknown[]) => Promise<unknown>;
  /** Ends workers and frames. */
  end: () => void;
};
