/**
 * English words of the index, with the beginnings of the words that Spanish, Portuguese, French, German,
 * Russian, Chinese, Japanese and Korean have for them, in lower case and without accents.
 */
export type Translated = readonly [english: string, others: string];
