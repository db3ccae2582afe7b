const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/\t|\s$/, 'remove the tab or the blank at the end'],
  [/\d %(?! ?\d|\w)/, 'write the per cent sign beside its number, as in 0.3%'],
  [
    /<su[bp]>/,
    'write an exponent with its own characters, as in 2⁹⁶: Markdown and search have no other',
  ],
  [/(?<![\\$])\$\d[^$]*(?<!\\)\$\d/, 'write "\\$" for dollars: two "$" enclose a formula'],
];

/** Returns the lines of a text that hold a tab, a blank at their end or before a per cent sign, an exponent as an element, or dollars that make a formula. */
export const findTypingFaults = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      FAULTS.filter(([fault]) => fault.test(line)).map(
        ([, advice]) => `${file}:${at + 1}: ${advice}`,
      ),
    );
