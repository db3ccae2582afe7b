/**
 * English words of the index, with the beginnings of the words that other languages have for them, in lower case and
 * without accents: Chinese in simplified characters, `_` between the words of a phrase. Of fewer than four
 * Latin letters, or with a full stop after it, it is the whole word.
 */
export type Translated = readonly [english: string, others: string];
