/** The address of the Markdown version of a page: `/concepts/glossary.md`. */
export const markdownAddress = (route: string): string => `${route}.md`;
