import {parseFence} from '../../../pages/examples/parseFence';
import {isProgram} from '../../../pages/examples/programs';
import {whyNotInTab} from '../../../pages/examples/inTab/whyNotInTab';
import type {Examples} from '../../../pages/examples/readExamples';

/**
 * The programs that a site offers to run: all that run in a tab, since notes of references quote
 * them as well; none where no page quotes any file.
 */
export const offeredPrograms = (pages: readonly string[], examples: Examples): string[] =>
  pages.some(quotes)
    ? Object.keys(examples).filter((file) => isProgram(file) && !whyNotInTab(file, examples))
    : [];

const quotes = (text: string): boolean =>
  [...text.matchAll(/^\s*```\w*[ \t]+(.*)$/gm)].some(([, meta = '']) => parseFence(meta).example);
