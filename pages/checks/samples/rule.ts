/** Code without comments, and whether a chain or a client runs it. */
export type Code = {code: string; language: 'solidity' | 'script'};

/** Finds the places of code that lose money, and says why and what is safe. */
export type Rule = (code: Code) => {index: number; fault: string; instead: string}[];
