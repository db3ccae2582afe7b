import type {SolidityError} from './compiler';

/** What `@codemirror/lint` draws: a passage of the text, and what is wrong with it. */
export type Diagnostic = {
  from: number;
  to: number;
  severity: SolidityError['severity'];
  message: string;
};

/** The errors of one file as diagnostics of the editor that holds its text, `length` units long. */
export const toDiagnostics = (
  errors: readonly SolidityError[],
  {file, length}: {file: string; length: number},
): Diagnostic[] =>
  errors
    .filter((error) => error.file === file)
    .map(({start, end, severity, message}) => ({
      // The text may have been shortened since it was compiled.
      from: Math.min(start, length),
      to: Math.min(end, length),
      severity,
      message,
    }));
