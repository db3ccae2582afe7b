const STYLE = /\b\w+\.createElement\("style",null,"[^"]*"\)/g;

/**
 * DocSearch without the style element in its logo, which the site's policy forbids; what it says
 * stands in the styles of the modal.
 */
export function withoutStyleElement(source: string): string {
  if (source.match(STYLE)?.length !== 1)
    throw new Error(
      'lean: expected one style element in @docsearch/react; see what it styles, and move that to plugins/search/theme/SearchStyles/modal.css',
    );
  return source.replace(STYLE, 'null');
}
