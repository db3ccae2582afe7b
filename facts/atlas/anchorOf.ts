/** The anchor of an identifier's entry on its page: GitHub's rule for headings, without a count. */
export const entryAnchor = (identifier: string): string =>
  identifier
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
