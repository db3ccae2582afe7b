import {whyNotInTab} from './inTab/whyNotInTab';
import {isProgram, programsOf} from './programs';
import type {Examples} from './readExamples';

/**
 * The program that runs a quoted file in a reader's tab: of several the first whose output the page
 * shows. None where no program of it runs there.
 */
export function programInTab(
  file: string,
  examples: Examples,
  shownOutputs: ReadonlySet<string>,
): string | undefined {
  const programs = programsOf(file, examples).filter(isProgram);
  const shown = programs.filter((program) => shownOutputs.has(program));
  return [...shown, ...programs].find((program) => runsInTab(program, examples));
}

/** Whether a program, named from `examples/`, runs in a reader's tab. */
export const runsInTab = (program: string, examples: Examples): boolean =>
  isProgram(program) && whyNotInTab(program, examples) === undefined;
