import type {Examples} from '../examples/readExamples';
import {listFences, type Page} from './listFences';
import {findPageFaults} from './samples/findPageFaults';
import {findProgramFaults} from './samples/findProgramFaults';
import {findUnsafeCode} from './samples/findUnsafeCode';
import {readSamples} from './samples/readSamples';
import {fenceSample, programSample} from './samples/fenceSample';

type Sources = {
  /** Programs to check, by their paths under `examples/`. */
  programs: readonly string[];
  pages: readonly Page[];
  /** All that pages may quote. */
  examples: Examples;
};

/** Code that would lose money if copied and is neither marked nor framed as a demonstration. */
export function findSampleFaults({programs, pages, examples}: Sources): string[] {
  const programSamples = programs.map((file) => programSample(file, examples[file] ?? ''));
  const fencesOf = new Map(
    pages.map((page) => [
      page,
      listFences(page).map((fence) => ({
        ...fence,
        sample: fenceSample(fence, page.file, examples),
      })),
    ]),
  );
  const fenceSamples = [...fencesOf.values()].flat().flatMap((fence) => fence.sample ?? []);
  // All at once, so that the compiler of Solidity starts once.
  const readings = Object.entries(
    readSamples(
      Object.fromEntries(
        [...programSamples, ...fenceSamples].map(({place, sample}) => [place, sample]),
      ),
    ),
  );
  const unsafeCode = new Map(
    readings.map(([place, reading]) => [
      place,
      'code' in reading ? findUnsafeCode(reading.code) : [],
    ]),
  );
  return [
    ...readings.flatMap(([place, reading]) =>
      'error' in reading
        ? `${place}: the code does not parse, so nothing checks it: ${reading.error}`
        : [],
    ),
    ...programSamples.flatMap(({place, sample: {text}}) =>
      findProgramFaults({place, text, unsafeCode: unsafeCode.get(place) ?? []}),
    ),
    ...pages.flatMap((page) =>
      findPageFaults(
        page.file,
        (fencesOf.get(page) ?? []).map(({sample, ...fence}) => ({
          ...fence,
          unsafeCode: (unsafeCode.get(sample?.place ?? '') ?? []).filter(({line}) =>
            sample?.isShown(line),
          ),
        })),
      ),
    ),
  ];
}
