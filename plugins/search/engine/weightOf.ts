import {sectionName} from '../../../config/sections';

/**
 * A number below 1 for pages that readers want less when nothing else decides: without a version in
 * the query, the old ones; with one, the others.
 */
export function weightOf(url: string, asked?: Version): number {
  const version = versionOf(url);
  const ofKind = WEIGHTS.find(([part]) => part.test(url))?.[1] ?? 1;
  if (url.startsWith('/sdk/') || !version || version === (asked ?? 'v3')) return ofKind;
  return OTHERS[version];
}

/** A version of the protocol. */
export type Version = 'v1' | 'v2' | 'v3';
const OTHERS: Readonly<Record<Version, number>> = {v1: 0.2, v2: 0.25, v3: 0.25};

const WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/\/periphery\/test\//, 0.2],
  // A name of the contracts and of the SDKs is looked for in the contracts.
  [/^\/sdk\//, 0.3],
  [/\/interfaces\//, 0.7],
  // Entities have the names of what they count.
  [/^\/api\/subgraph\/guides\/examples/, 0.5],
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

/** Whether a word names a version of the protocol. */
export const isVersion = (word: string): word is Version => /^v[123]$/.test(word);
