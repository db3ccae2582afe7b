const KEY = ' key={String(isBrowser)}';

/**
 * The theme's code block, which it draws a second time when a page is taken over, for styles that
 * differ in dark mode: the words of this site have classes only.
 */
export function withoutRemount(source: string): string {
  if (!source.includes(KEY))
    throw new Error(`lean: the theme's code block no longer has "${KEY.trim()}"`);
  return source.replace(KEY, '');
}
