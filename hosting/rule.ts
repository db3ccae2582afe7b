/**
 * Headers of the files whose addresses fit a pattern, in which `*` stands for any letters. Addresses
 * under `except` fit all the same and are left out.
 */
export type Rule = {
  pattern: string;
  except?: readonly string[];
  headers: Readonly<Record<string, string>>;
};
