/** Where the Markdown twin of a page stands: `/concepts/glossary.md`. */
export const twinAddress = (route: string): string => `${route}.md`;
