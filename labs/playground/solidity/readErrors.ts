import type {CompilerReport} from '../../../facts/solidity/compilerOutput';
import type {SolidityError} from './compiler';
import {placeIn} from './placeIn';

type Options = {
  /** The compiled file, which holds what the compiler names no place of. */
  file: string;
  /** The text that was compiled, by path. */
  sources: Readonly<Record<string, string>>;
};

/** The compiler's reports with places as an editor counts them: the compiler counts bytes of UTF-8. */
export function readErrors(reports: readonly CompilerReport[], options: Options): SolidityError[] {
  return reports.map(({severity, type, message, sourceLocation}) => {
    const file = sourceLocation?.file ?? options.file;
    const text = options.sources[file] ?? '';
    const start = unitsOf(text, sourceLocation?.start ?? 0);
    const end = Math.max(start, unitsOf(text, sourceLocation?.end ?? 0));
    return {severity, message: `${type}: ${message}`, file, ...placeIn(text, {start, end})};
  });
}

/** UTF-16 units of a text's first so many bytes of UTF-8; the compiler gives -1 where there is no place. */
const unitsOf = (text: string, bytes: number): number =>
  decoder.decode(encoder.encode(text).subarray(0, Math.max(0, bytes))).length;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', {ignoreBOM: true});
