/** Returns the lines of a text that hold a tab, or a blank at their end. */
export const findBlankFaults = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      /\t|\s$/.test(line) ? [`${file}:${at + 1}: remove the tab or the blank at the end`] : [],
    );
