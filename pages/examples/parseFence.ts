/** What the line that opens a fence says after the language. */
export type Fence = {
  /** The program that fills the fence, and the region of it. */
  example?: {file: string; region?: string};
  /** The program whose captured output fills the fence. */
  output?: string;
  /** The program whose commands in a terminal fill the fence. */
  run?: string;
  /** First and last line of the output to show, counted from 1. */
  lines?: {first: number; last: number};
  /** Why the code does not run. */
  why?: string;
  /** The program that holds the whole of a fragment. */
  whole?: string;
  title?: string;
  /** All that is left for the highlighter, such as `{1,3}` and the title. */
  rest: string;
};

/** Reads the words of `ts example=v3/quote.ts#fetch title="…" {1,3}` after the language. */
export function parseFence(meta: string): Fence {
  const words = new Map<string, string>();
  const rest = meta
    .replace(OURS, (_all, name: string, value: string) => {
      words.set(name, value);
      return '';
    })
    .replace(/\s+/g, ' ')
    .trim();

  const [file, region] = words.get('example')?.split('#') ?? [];
  const lines = words.get('lines');
  return {
    ...(file && {example: {file, ...(region && {region})}}),
    ...optional('output', words.get('output')),
    ...(lines && {lines: parseLines(lines)}),
    ...optional('run', words.get('run')),
    ...optional('why', words.get('why')),
    ...optional('whole', words.get('whole')),
    ...optional('title', /(?:^|\s)title=(["'])(.*?)\1/.exec(meta)?.[2]),
    rest,
  };
}

/** Whether the compiler checks the sample and nothing runs it. */
export const isTypeChecked = ({why}: Fence): boolean => why === 'type-checked';

const OURS = /(?<=^|\s)(example|output|run|lines|why|whole)=(\S+)/g;

const optional = (name: string, value: string | undefined) => (value ? {[name]: value} : {});

function parseLines(text: string): {first: number; last: number} {
  const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  if (!first || Number(first) < 1 || Number(last) < Number(first)) {
    throw new Error(`lines=${text} is no range; write the first and last line, as in lines=2-4`);
  }
  return {first: Number(first), last: Number(last)};
}
