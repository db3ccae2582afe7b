import {sectionName} from '../../../config/sections';
import type {Excerpt} from './packExcerpts';
import type {Aim, Intent, Part} from './readIntent';
import {versionOf, type Version} from './versions';

/** A page, by what decides its weight. */
type Page = Pick<Excerpt, 'url'> & {kind?: Excerpt['kind']};

/** What a passage weighs for a query of this intent: of two that fit equally well, the heavier one comes first. */
export const weightOf = (page: Page, intent: Intent): number =>
  passageWeight(page.url) * pageWeight(page, intent);

/** What of the weight is the same for every query. */
export const passageWeight = (url: string): number =>
  PLACES.reduce((product, [place, weight]) => (place.test(url) ? product * weight : product), 1);

/** What the page is worth for the intent: by what it is for, its version and its part of the site. */
export function pageWeight({url, kind}: Page, intent: Intent): number {
  const {aim, part} = intent;
  const ofKind = kind ? KINDS[aim][kind] : ARTICLE;
  const isSdk = url.startsWith('/sdk/');
  const ofPart = isSdk ? (kind === 'reference' ? SDK_REFERENCE : SDK) : 1;
  const ofAsked = part && PART_PAGES[part].test(url) ? ASKED_PART[part] : 1;
  const isExample = aim === 'task' && part === 'subgraph' && EXAMPLES.test(url);
  const ofExample = isExample ? ASKED_EXAMPLES : 1;
  return ofKind * ofPart * ofAsked * ofExample * versionWeight(url, {...intent, isSdk});
}

function versionWeight(
  url: string,
  {versions, implied, isSdk}: Pick<Intent, 'versions' | 'implied'> & {isSdk: boolean},
): number {
  const version = versionOf(url);
  if (!version) return versions.length > 0 ? NO_VERSION : 1;
  if (versions.length > 0 && !versions.includes(version)) return OTHER_VERSION;
  if (versions.length === 1 || implied?.includes(version)) return 1;
  // Each version has its SDK, and the older ones are used with it.
  return UNASKED_VERSION[version] ** (isSdk ? 0.5 : 1);
}

/** What pages of a kind are worth for what a query is after. */
const KINDS: Readonly<Record<Aim, Record<NonNullable<Excerpt['kind']>, number>>> = {
  package: {reference: 1, guide: 2, concept: 1.5, overview: 2.2, glossary: 1, research: 1},
  name: {reference: 1, guide: 1.3, concept: 1.7, overview: 1.3, glossary: 1.3, research: 1},
  meaning: {reference: 1, guide: 1, concept: 1.3, overview: 1.3, glossary: 1.3, research: 1},
  address: {reference: 1, guide: 1.3, concept: 1.3, overview: 1, glossary: 1.3, research: 1},
  task: {reference: 1, guide: 1.3, concept: 1.3, overview: 1.3, glossary: 1.3, research: 1},
};
const ARTICLE = 0.85;

/** v3 and v4 answer many queries equally well; v3 comes first, as in the navigation. */
const UNASKED_VERSION: Readonly<Record<Version, number>> = {v1: 0.2, v2: 0.25, v3: 1, v4: 0.57};
const OTHER_VERSION = 0.2;
/** A page of no version, beside a query that names one. */
const NO_VERSION = 1;

/** A name of the contracts and of the SDKs is looked for in the contracts. */
const SDK_REFERENCE = 0.225;
const SDK = 0.45;

const PART_PAGES: Readonly<Record<Part, RegExp>> = {
  errors: /\/(?:errors|error-codes|common-errors)$/,
  subgraph: /subgraph|\/API\//,
  sdk: /^\/sdk\//,
  tests: /\/periphery\/test\//,
  contracts: /^\/contracts\//,
};
/** The parts of the site that a page is in. */
export const partsWith = (page: string): Part[] =>
  (Object.keys(PART_PAGES) as Part[]).filter((part) => PART_PAGES[part].test(page));

/** What the part of the site that a query names is worth, beside the others. */
const ASKED_PART: Readonly<Record<Part, number>> = {
  errors: 1.4,
  subgraph: 2,
  sdk: 2,
  // As much as their place takes from them.
  tests: 5,
  contracts: 1.4,
};

/** Queries of the subgraph, and what makes up for their place where a task with it is asked for. */
const EXAMPLES = /^\/api\/subgraph\/guides\/(v4-)?examples/;
const ASKED_EXAMPLES = 2.4;

/** What is the same for every query, each a factor of its own. */
const PLACES: readonly (readonly [RegExp, number])[] = [
  [/\/periphery\/test\//, 0.2],
  [/\/router-01/, 0.8],
  [/\/interfaces\//, 0.7],
  [/\/(?:libraries\/|library(?:#|$))/, 0.9],
  // Entities have the names of what they count.
  [EXAMPLES, 0.4],
  // The entry of an error explains it, the contract's page only lists it.
  [/#error-/, 0.5],
  // It says a little of everything.
  [/\/overview(?:#|$)/, 0.95],
  [/^[^#]*$/, 1.1],
  // Its tables list what queries for addresses ask.
  [/\/deployments/, 1.1],
  // A table of all errors mentions each.
  [/\/error-codes#all$/, 0.3],
  // They stand on every page of their kind.
  [/#(check-yourself|misunderstandings|next|troubleshooting|when)$/, 0.8],
];

/** The badge of a page: its section, and the version of the protocol if it is of one. */
export const badgeOf = (url: string): string =>
  [sectionName(url), versionOf(url)].filter(Boolean).join(' ');
