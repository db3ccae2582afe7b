import type {ProgramReport} from '../protocol';

/** Characters of a message that ends a run. */
const MOST_OF_MESSAGE = 2_000;

/** A report of a worker, whose code is anyone's: only what a report holds, of its types; else nothing. */
export function readReport(data: unknown): ProgramReport | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const {type, stream, text, exitCode, message} = data as Record<string, unknown>;
  if (type === 'started') return {type};
  if (type === 'print' && (stream === 'out' || stream === 'err') && typeof text === 'string')
    return {type, stream, text};
  if (type === 'ended') return {type, exitCode: Number.isInteger(exitCode) ? Number(exitCode) : 1};
  if (type === 'failed') return {type, message: String(message).slice(0, MOST_OF_MESSAGE)};
  return undefined;
}
