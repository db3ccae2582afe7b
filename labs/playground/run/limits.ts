/** Characters that a program may print; more than any page shows. */
export const MOST_PRINTED = 1_000_000;

/** What ends a program that prints more. */
export const PRINTED_TOO_MUCH = 'The program printed more than 1 MB and was ended.';
