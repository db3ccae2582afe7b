const KEY = /\bkey=\{String\(isBrowser\)\}/;

/**
 * A theme component that is drawn a second time when a page is taken over: code blocks for styles
 * that differ in dark mode, where the words of this site have classes only; tabs for choices that
 * a server cannot know, which the theme by now takes up after the first drawing.
 */
export function withoutRemount(source: string): string {
  if (!KEY.test(source))
    throw new Error('lean: a theme component no longer has "key={String(isBrowser)}"');
  return source.replace(KEY, '');
}
