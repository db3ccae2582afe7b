/** A text of a build without the hashes that name scripts, styles, chunks and the classes of CSS modules. */
export const withoutHashes = (text: string): string =>
  text
    .replaceAll(/(\/assets\/[\w/~-]+?)[.-][\w-]+(\.\w+)/g, '$1$2')
    .replaceAll(/class=("[^"]*"|[^\s>]+)/g, (classes) =>
      classes.replaceAll(/_[\w-]{4}(?=[\s">]|$)/g, ''),
    );
