import {sectionName} from '../../../config/sections';

/**
 * A number below 1 for pages that readers want less when nothing else decides: without a version in
 * the query, the old ones; with some, the others.
 */
export function weightOf(url: string, asked: readonly Version[] = []): number {
  const version = versionOf(url);
  const ofKind = WEIGHTS.find(([part]) => part.test(url))?.[1] ?? 1;
  if (!version) return ofKind;
  if (asked.length > 0 && !asked.includes(version)) return ofKind * OTHER_VERSION;
  return asked.length === 1 || url.startsWith('/sdk/') ? ofKind : ofKind * UNASKED[version];
}

/** A version of the protocol. */
export type Version = keyof typeof UNASKED;
const OTHER_VERSION = 0.2;
/** v3 and v4 answer many queries equally well; v3 comes first, as in the navigation. */
const UNASKED = {v1: 0.2, v2: 0.25, v3: 1, v4: 0.7};

const WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/\/periphery\/test\//, 0.2],
  // A name of the contracts and of the SDKs is looked for in the contracts.
  [/^\/sdk\//, 0.3],
  [/\/interfaces\//, 0.7],
  // Entities have the names of what they count.
  [/^\/api\/subgraph\/guides\/(v4-)?examples/, 0.5],
  [/\/universal-router\/technical-reference#/, 0.9],
  [/\/libraries\//, 0.9],
  [/^\/blog/, 0.85],
  // Where a part begins.
  [/\/overview$/, 1.4],
  [/\/overview(#|$)/, 1.3],
  // They stand on every page of their kind.
  [/#(check-yourself|misunderstandings|next|troubleshooting|when)$/, 0.8],
  [/^\/concepts\/|\/guides\//, 1.3],
];

/** The badge of a page: its section, and the version of the protocol if it is of one. */
export const badgeOf = (url: string): string =>
  [sectionName(url), versionOf(url)].filter(Boolean).join(' ');

function versionOf(url: string): Version | undefined {
  const [, , second = ''] = url.split('/');
  return isVersion(second) ? second : undefined;
}

const isVersion = (word: string): word is Version => /^v[1-4]$/.test(word);

/** The versions of the protocol among words, each once and in order. */
export const versionsIn = (words: readonly string[]): Version[] =>
  [...new Set(words.filter(isVersion))].sort();
