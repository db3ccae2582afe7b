/** Lines of the script of a run that hold one module. */
export type Region = {
  /** Line of the script where its code begins, from 1. */
  first: number;
  lines: number;
  /** What a reader calls it: `examples/home/firstSwap.ts`, `viem`. */
  name: string;
  /** Whether it is a module of the program, whose lines a reader sees. */
  isProgram: boolean;
};

/** A place in a program as a reader has it: `examples/home/firstSwap.ts:12`; nothing for a line of the runtime. */
export function placeAt(line: number, regions: readonly Region[]): string | undefined {
  const region = regions.find(({first, lines}) => line >= first && line < first + lines);
  if (!region) return undefined;
  return region.isProgram ? `${region.name}:${line - region.first + 1}` : region.name;
}

/** A place in the script, as browsers write it in the stacks of errors. The frame has no origin: "null". */
const PLACE = /blob:null\/[\w-]{36}:(\d{1,9})(?::\d{1,9})?/g;

/** Replaces places in the script by those in the reader's text; calls of the runtime are left out. */
export function mapPlaces(text: string, regions: readonly Region[]): string {
  if (!text.includes('blob:')) return text;
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    let isRuntime = false;
    const mapped = line.replaceAll(PLACE, (_all, number: string) => {
      const place = placeAt(Number(number), regions);
      isRuntime ||= place === undefined;
      return place ?? 'runtime';
    });
    if (!isRuntime || !CALL.test(line)) lines.push(mapped.replace(MODULE_CALL, 'at $1'));
    // The properties of an error follow its last call.
    else if (line.endsWith(' {')) lines.push(`${lines.pop() ?? ''} {`);
  }
  return lines.join('\n');
}

const CALL = /^\s+at /;

/** The function of a module is the runtime's. */
const MODULE_CALL = /\bat Object\.load \(([^()\n]{1,200})\)/;
