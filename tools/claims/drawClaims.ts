import path from 'node:path';
import type {Claim} from './listClaims';

/**
 * A number of claims by chance: each section gets the same share, and within it a claim is drawn the
 * more likely the greater its risk. The same seed draws the same claims; the riskiest come first.
 */
export function drawClaims(
  claims: readonly Claim[],
  {count, seed}: {count: number; seed: number},
): Claim[] {
  const random = createRandom(seed);
  const sections = new Map<string, Claim[]>();
  for (const claim of claims) {
    const section = sectionOf(claim);
    sections.set(section, [...(sections.get(section) ?? []), claim]);
  }
  const share = Math.ceil(count / sections.size);
  const drawn = [...sections.values()].flatMap((section) =>
    section
      // Weighted sampling without replacement: the greatest of random^(1 / risk²) win.
      .map((claim) => ({claim, key: random() ** (1 / claim.risk ** 2)}))
      .sort((one, other) => other.key - one.key)
      .slice(0, share)
      .map(({claim}) => claim),
  );
  return drawn.sort((one, other) => other.risk - one.risk).slice(0, count);
}

/** The part of the site that a file belongs to: docs/contracts/v3, docs/concepts, blog. */
const sectionOf = ({file}: Claim): string => path.dirname(file).split('/').slice(0, 3).join('/');

/** Numbers from 0 up to 1 that a seed decides (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
