import type {ComponentType, ReactNode} from 'react';
import type {SourceFile} from '../../protocol';
import type {Edits, Outcome, Print, Runner} from '../../run/runner';

/** How far the last run of a program has come. */
export type Progress =
  | {at: 'idle'}
  /** On a connection that spares data: what a run would load, in bytes. */
  | {at: 'asked'; bytes: number}
  | {at: 'loading'; sentence: string}
  | {at: 'running'}
  | {at: 'ended'; outcome: Outcome};

/** What a reader does with a program on a page; a new object with each change. */
export type Session = {
  /** Below `examples/`: `home/firstSwap.ts`. */
  program: string;
  progress: Progress;
  prints: readonly Print[];
  /** What the program printed when the page was written, once loaded. */
  captured?: string;
  /** What a reader edits; loaded with the editor. */
  sources?: SourceFile;
  EditPanel?: ComponentType<{session: Session; place: string}>;
  /** Changed files by path, `examples/…`. */
  edits: Edits;
  /** The edits that the last reset, or a link, took away, and whether they came with a link. */
  dropped?: {edits: Edits; isForeign: boolean};
  /** Whether the edits came with a link. */
  isForeign: boolean;
  /** Whether the edits are the reader's own of before the page was loaded. */
  isKept?: boolean;
  /** On a connection that spares data: what the editor would load, in bytes; asked with its first press. */
  editorBytes?: number;
  /** Whether the last run had the chain, which a reader may ask then. */
  hasChain?: boolean;
  /** The buttons that started the last run. */
  ranFrom?: string;
  /** Whose code the last run had. */
  ran?: 'page' | 'edits' | 'link';
  editing?: Editing;
  act: Actions;
  views: Views;
};

/** The buttons below which the editor is open, the file that it shows, and where its cursor goes. */
export type Editing = {place: string; file: string; goTo?: GoTo};

/** A place in a file, counted from 1. Where a link led to it, the focus stays where it is. */
export type GoTo = {line: number; column: number; isQuiet?: boolean};

export type Actions = {
  /** Runs the program; on a connection that spares data, the first call asks. */
  run: (place: string) => void;
  stop: () => void;
  /** Closes the editor below some buttons that the page shows no longer, and ends and forgets the run that they started. */
  leave: (place: string) => void;
  /**
   * Opens the editor below some buttons with a file, where quoted code begins; or closes it there.
   * On a connection that spares data, the first call asks.
   */
  toggleEditor: (place: string, file: string, quoted: string) => Promise<void>;
  /** Shows another file in the editor, at a place where one is given. */
  showFile: (file: string, goTo?: GoTo) => Promise<void>;
  edit: (file: string, text: string) => void;
  reset: () => void;
  undoReset: () => void;
  /** Opens the editor with the edits that the address holds, without running them; shows the buttons below which it is. */
  takeLink: (place: string, buttons?: Element | null) => Promise<void>;
  /** Asks the chain as the last run left it. */
  ask: (method: string, params?: readonly unknown[]) => Promise<unknown>;
};

/** What actions read and change. */
export type Opened = {
  program: string;
  runner: Runner;
  now: () => Session;
  change: (changes: Partial<Session>) => void;
};

/** What the buttons and the captured output show of a session. */
export type Views = {
  Whole: ComponentType<{session: Session; captured: ReactNode}>;
  Part: ComponentType<{session: Session; lines: string; captured: ReactNode}>;
  Below: ComponentType<{session: Session; place: string}>;
};

export const isUnderWay = ({progress}: Session): boolean =>
  progress.at === 'loading' || progress.at === 'running';
