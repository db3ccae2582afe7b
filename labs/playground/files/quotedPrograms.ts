import {parseFence} from '../../../pages/examples/parseFence';
import {isProgram, programsOf} from '../../../pages/examples/programs';
import {whyNotInTab} from '../../../pages/examples/inTab/whyNotInTab';
import type {Examples} from '../../../pages/examples/readExamples';

/** The programs that pages offer to run: those that run a file which a page quotes, and run in a tab. */
export function quotedPrograms(pages: readonly string[], examples: Examples): string[] {
  const fences = pages.flatMap((text) =>
    [...text.matchAll(/^\s*```\w*[ \t]+(.*)$/gm)].map(([, meta = '']) => parseFence(meta)),
  );
  const files = new Set(fences.flatMap(({example, output}) => example?.file ?? output ?? []));
  const programs = new Set([...files].flatMap((file) => programsOf(file, examples)));
  return [...programs].filter((file) => isProgram(file) && !whyNotInTab(file, examples)).sort();
}
