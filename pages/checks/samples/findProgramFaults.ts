import {isInside, listRegions, type Region} from '../../examples/readRegion';
import {sentenceOf, type UnsafeCode} from './rules/rule';

/** A program under `examples/`, and what is unsafe in it. */
type CheckedProgram = {place: string; text: string; unsafeCode: readonly UnsafeCode[]};

/** Code of a program that would lose money if copied and is not marked as a demonstration. */
export function findProgramFaults({place, text, unsafeCode}: CheckedProgram): string[] {
  let demonstrations: Region[];
  try {
    demonstrations = listRegions(text).filter(({isDemoOnly}) => isDemoOnly);
  } catch (cause) {
    return [`${place}: ${cause instanceof Error ? cause.message : String(cause)}`];
  }
  const lines = text.split('\n');
  const unexplained = demonstrations.filter(({start}) => !EXPLANATION.test(lines[start] ?? ''));
  const unmarked = unsafeCode.filter(
    ({line}) => !demonstrations.some((region) => isInside(region, line)),
  );
  return [
    ...unexplained.map(
      ({name, start}) =>
        `${place}:${start + 1}: the region "demo-only ${name}" must begin with "// demo-only: " and what goes wrong`,
    ),
    ...unmarked.map(
      (one) =>
        `${place}:${one.line}: ${sentenceOf(one)} To show what goes wrong, put the code in a region "// #region demo-only <name>".`,
    ),
  ];
}

const EXPLANATION = /^\s*\/\/ demo-only: \S.{9,}/;
