/** Modules of this repository that read its files, and what a program runs in their place: look-ups of data. */
export const REPLACED: Readonly<Record<string, string>> = {
  'sandbox/compile.ts': 'labs/playground/solidity/runtime/compile.ts',
  'sandbox/addressOf.ts': 'labs/playground/files/replaced/answered.ts',
  'sandbox/artifact.ts': 'labs/playground/files/replaced/answered.ts',
  'sandbox/fromPackage.ts': 'labs/playground/files/replaced/answered.ts',
};
