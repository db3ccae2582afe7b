/** Address of the preview card of the page at `permalink`. */
export const cardPath = (permalink: string): string =>
  `/cards${permalink === '/' ? '/home' : permalink}.png`;
