import type {Excerpt} from './packExcerpts';
import type {Index} from './unpackIndex';

/** What the SDKs throw where a check fails, somewhere in a message or typed alone. */
const INVARIANTS = [/\bInvariant failed:? ([A-Z][A-Z\d_]*)\b/, /^invariant failed:? (\w+)$/i];
/** What the contracts of governance revert with: `Uni::mint: minting not allowed yet`. */
const REASON = /\b(?:FeeTo|FeeToSetter|Governor\w*|Timelock|TreasuryVester|Uni)::\w+: [^"'\]\n]+/;
/** Messages that one passage explains, whatever the check: reasons of governance, and a check of an SDK that no page names. */
const EXPLAINED: readonly (readonly [message: RegExp, passage: RegExp])[] = [
  [REASON, /\/governance-reference#reverts$/],
  [/^invariant failed(?::? \w*)?$/i, /^\/sdk\/core\/overview#help$/],
];
/** The passages of guides that name causes and what to do. */
const CAUSES = /#troubleshooting$/;
const PREFIX = 'INVARIANT_';

/** The word by which the index finds a check of an SDK: `ADDRESSES` alone is also a word of sentences. */
export const invariantTerm = (reason: string): string => `${PREFIX}${reason}`;

/** The query for a check that a message says has failed, where a passage lists several with their causes: of an SDK, for one that the index knows. */
export function checkIn(message: string, isKnown: (word: string) => boolean): string | undefined {
  const terms = INVARIANTS.flatMap((one) => one.exec(message)?.[1]?.toUpperCase() ?? []);
  const known = terms.map(invariantTerm).find((term) => isKnown(term.toLowerCase()));
  return known ?? REASON.exec(message)?.[0];
}

/** The passages that say when the check fails that a query is for: of an SDK those of guides first; of others the one that explains all. */
export function explaining(
  query: string,
  {index, excerpts}: {index: Pick<Index, 'postingsOf'>; excerpts: readonly Pick<Excerpt, 'url'>[]},
  ranked: readonly number[],
): number[] {
  const [, passage] = EXPLAINED.find(([message]) => message.test(query)) ?? [];
  if (passage) return excerpts.flatMap(({url}, id) => (passage.test(url) ? [id] : []));
  if (!query.startsWith(PREFIX)) return [];
  const naming = new Set(index.postingsOf(query.toLowerCase())?.text?.ids);
  const named = ranked.filter((id) => naming.has(id));
  const isCause = (id: number): boolean => CAUSES.test(excerpts[id]?.url ?? '');
  return [...named.filter(isCause), ...named];
}
