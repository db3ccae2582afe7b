const VERSIONS = ['v1', 'v2', 'v3', 'v4'] as const;

/** A version of the protocol. */
export type Version = (typeof VERSIONS)[number];

/** The version that a page is of, as its address says. */
export function versionOf(url: string): Version | undefined {
  const [, , second = ''] = url.split(/[/#]/);
  return isVersion(second) ? second : undefined;
}

/** The versions of the protocol among words, each once and in order. */
export const versionsIn = (words: readonly string[]): Version[] =>
  [...new Set(words.filter(isVersion))].sort();

/** Whether a word in lower case is a version of the protocol. */
export const isVersion = (word: string): word is Version =>
  VERSIONS.some((version) => version === word);
