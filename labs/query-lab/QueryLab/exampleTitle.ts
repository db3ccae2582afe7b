/** The name of an example as words: `largestPools` as "Largest pools". */
export const exampleTitle = (name: string): string =>
  name.charAt(0).toUpperCase() +
  name.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
