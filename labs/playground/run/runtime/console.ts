import {format, inspect} from './inspect';
import type {Write} from './output';

type Print = (...values: readonly unknown[]) => void;

/** The methods of Node's console that programs use; what is logged goes to `out`, what is wrong to `err`. */
export type ProgramConsole = Record<
  'log' | 'info' | 'debug' | 'error' | 'warn' | 'trace' | 'group' | 'groupCollapsed',
  Print
> & {
  dir: (value: unknown, options?: {depth?: number | null}) => void;
  assert: (isTrue: unknown, ...values: readonly unknown[]) => void;
  groupEnd: () => void;
  count: (label?: string) => void;
  countReset: (label?: string) => void;
  time: (label?: string) => void;
  timeEnd: (label?: string) => void;
  timeLog: (label?: string) => void;
  table: (value: unknown) => void;
};

/** A console that prints as Node's does. */
export function createConsole(write: Write, now: () => number): ProgramConsole {
  let margin = '';
  const counts = new Map<string, number>();
  const starts = new Map<string, number>();
  const line = (stream: 'out' | 'err', text: string) =>
    write(stream, `${margin}${text.replaceAll('\n', `\n${margin}`)}\n`);
  const printTo =
    (stream: 'out' | 'err'): Print =>
    (...values) =>
      line(
        stream,
        safely(() => format(...values)),
      );
  const [out, err] = [printTo('out'), printTo('err')];
  const group: Print = (...values) => {
    if (values.length > 0) out(...values);
    margin += '  ';
  };
  const elapsed = (label: string) => {
    const start = starts.get(label);
    if (start !== undefined) line('out', `${label}: ${(now() - start).toFixed(3)}ms`);
  };

  return {
    ...{log: out, info: out, debug: out, error: err, warn: err, group, groupCollapsed: group},
    trace: (...values) => line('err', `Trace: ${safely(() => format(...values))}`),
    dir: (value, options) =>
      line(
        'out',
        safely(() => inspect(value, options)),
      ),
    table: (value) => out(value),
    assert: (isTrue, ...values) => {
      if (!isTrue) err(...(values.length > 0 ? prefixed(values) : ['Assertion failed']));
    },
    groupEnd: () => {
      margin = margin.slice(2);
    },
    count: (label = 'default') => {
      counts.set(label, (counts.get(label) ?? 0) + 1);
      line('out', `${label}: ${counts.get(label)}`);
    },
    countReset: (label = 'default') => void counts.delete(label),
    time: (label = 'default') => void starts.set(label, now()),
    timeLog: (label = 'default') => elapsed(label),
    timeEnd: (label = 'default') => {
      elapsed(label);
      starts.delete(label);
    },
  };
}

const prefixed = ([first, ...rest]: readonly unknown[]): unknown[] =>
  typeof first === 'string'
    ? [`Assertion failed: ${first}`, ...rest]
    : ['Assertion failed:', first, ...rest];

/** Text of a value, whose own code may throw while it is read. */
export function safely(text: () => string): string {
  try {
    return text();
  } catch (cause) {
    return `[This value throws while it is printed: ${messageOf(cause)}]`;
  }
}

function messageOf(cause: unknown): string {
  try {
    return cause instanceof Error ? String(cause.message) : String(cause);
  } catch {
    return 'an error that has no text';
  }
}
