const LANGUAGES = '// src/prism-langs.ts\n';
const FIRST_GRAMMAR = '\nPrism.languages.markup = ';
const THEMES = '\n// src/themes/index.ts\n';

/**
 * The highlighter without the forty grammars it brings: `config/prism.ts` lists those that the
 * fences of this site need. The bundle marks where each of its source files starts.
 */
export function withoutGrammars(highlighter: string): string {
  const start = highlighter.indexOf(FIRST_GRAMMAR, highlighter.indexOf(LANGUAGES));
  const end = highlighter.indexOf(THEMES, start);
  if (!highlighter.includes(LANGUAGES) || start < 0 || end < 0) {
    throw new Error(
      'lean: prism-react-renderer no longer holds its grammars between "src/prism-langs.ts" and "src/themes/index.ts"',
    );
  }
  return highlighter.slice(0, start) + highlighter.slice(end);
}
