/** Headers of the files whose addresses fit a pattern, in which `*` stands for any letters. */
export type Rule = {pattern: string; headers: Readonly<Record<string, string>>};
