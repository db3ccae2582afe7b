import type {Excerpt} from './packExcerpts';
import type {Index} from './unpackIndex';

/** What the SDKs throw where a check fails, somewhere in a message or typed alone. */
const INVARIANTS = [/\bInvariant failed:? ([A-Z][A-Z\d_]*)\b/, /^invariant failed:? (\w+)$/i];
/** What the contracts of governance revert with: `Uni::mint: minting not allowed yet`. */
const REASON = /\b(?:FeeTo|FeeToSetter|Governor\w*|Timelock|TreasuryVester|Uni)::\w+: [^"'\]\n]+/;
/** The passage that lists those reasons. */
const LIST = /\/governance-reference#reverts$/;
/** The passages of guides that name causes and what to do. */
const CAUSES = /#troubleshooting$/;
const PREFIX = 'INVARIANT_';

/** The word by which the index finds a check of an SDK: `ADDRESSES` alone is also a word of sentences. */
export const invariantTerm = (reason: string): string => `${PREFIX}${reason}`;

/** The query for a check that a message says has failed, where a passage lists several with their causes. */
export function checkIn(message: string): string | undefined {
  const [invariant] = INVARIANTS.flatMap((one) => one.exec(message)?.[1] ?? []);
  return invariant ? invariantTerm(invariant.toUpperCase()) : REASON.exec(message)?.[0];
}

/** The passages that say when the check fails that a query is for: of an SDK those of guides first; of governance the one that lists all. */
export function explaining(
  query: string,
  {index, excerpts}: {index: Pick<Index, 'postingsOf'>; excerpts: readonly Pick<Excerpt, 'url'>[]},
  ranked: readonly number[],
): number[] {
  if (REASON.test(query)) {
    return excerpts.flatMap(({url}, id) => (LIST.test(url) ? [id] : []));
  }
  if (!query.startsWith(PREFIX)) return [];
  const naming = new Set(index.postingsOf(query.toLowerCase())?.text?.ids);
  const named = ranked.filter((id) => naming.has(id));
  const isCause = (id: number): boolean => CAUSES.test(excerpts[id]?.url ?? '');
  return [...named.filter(isCause), ...named];
}
