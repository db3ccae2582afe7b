import type {MatchedWords} from './createCoverage';
import type {TermMatches} from './createMatches';

/** A passage that matches any term of the query. */
export type Candidate = MatchedWords & {id: number; score: number; termCount: number};

/** The passages that match any term; a score grows with each term. */
export function candidatesOf(terms: readonly TermMatches[], size: number): Candidate[] {
  const byId = new Array<Candidate | undefined>(size);
  const candidates: Candidate[] = [];
  for (const {matches, boost, wordBits, ownBits} of terms) {
    matches.ids.forEach((id, at) => {
      let candidate = byId[id];
      if (!candidate) {
        candidate = {id, score: 0, termCount: 0, wordBits: 0, ownBits: 0};
        byId[id] = candidate;
        candidates.push(candidate);
      }
      candidate.score += (matches.scores[at] ?? 0) * boost;
      candidate.termCount += 1;
      candidate.wordBits |= wordBits;
      candidate.ownBits |= ownBits;
    });
  }
  return candidates;
}

/** By page, the words of the query that any passage of it matches. */
export function matchedByPage(
  candidates: readonly Candidate[],
  pages: readonly number[],
): readonly MatchedWords[] {
  const byPage: MatchedWords[] = [];
  for (const {id, wordBits, ownBits} of candidates) {
    const matched = (byPage[pages[id] ?? 0] ??= {wordBits: 0, ownBits: 0});
    matched.wordBits |= wordBits;
    matched.ownBits |= ownBits;
  }
  return byPage;
}

/** The candidates with the best scores; those with the score of the last of them too. */
export function keepBest<Scored extends {score: number}>(
  candidates: readonly Scored[],
  most: number,
): readonly Scored[] {
  if (candidates.length <= most) return candidates;
  const scores = Float64Array.from(candidates, ({score}) => score).sort();
  const least = scores[scores.length - most] ?? 0;
  return candidates.filter(({score}) => score >= least);
}
