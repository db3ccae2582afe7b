import type {Edits} from '../../run/runner';

/** The comment in a file whose text came with a link; `page` is where the link led to. */
const foreignMark = (page: string): string =>
  `This text came with a link to ${page}, not from these docs, and was not checked. Read it before you run it.`;

/** Files of a link with the mark as a comment in their first line, which TypeScript and Solidity write alike. */
export const markForeign = (edits: Edits, page: string): Edits =>
  Object.fromEntries(
    Object.entries(edits).map(([file, text]) => [file, `// ${foreignMark(page)}\n${text}`]),
  );
