/** Words that the house style replaces by ordinary ones, as they end. */
const REPLACED = {
  mend: /\b(?:mend|mends|mended|mending)\b/gi,
  anew: /\banew\b/gi,
  lest: /\blest\b/gi,
  twin: /\btwins?\b/gi,
  grounds: /\bgrounds?\b/gi,
  planted: /\b(?:plant|plants|planted|planting)\b/gi,
  happening: /\bhappenings?\b/gi,
  deed: /\bdeeds?\b/gi,
  fate: /\bfates?\b/gi,
  whoever: /\bwhoever\b/gi,
  nobody: /\b(?:nobody|somebody)\b/gi,
  'but of readers': /\bbut of (?:a )?readers?\b/gi,
} as const;

/** Data named by a participle or a bare verb. */
const PARTICIPLE =
  /\b(?:const|let) (?:found|read|asked|known|shown|named|kept|held|written|given|said|told)\b/g;

type WordCounts = Record<keyof typeof REPLACED | 'participles', number>;

/** Counts the replaced words of a text, those in names as well. */
export function countWords(text: string): WordCounts {
  const words = text.replace(/([a-z\d])(?=[A-Z])/g, '$1 ').replaceAll('_', ' ');
  const counts = Object.entries(REPLACED).map(([word, pattern]) => [
    word,
    words.match(pattern)?.length ?? 0,
  ]);
  return {
    ...(Object.fromEntries(counts) as Record<keyof typeof REPLACED, number>),
    participles: text.match(PARTICIPLE)?.length ?? 0,
  };
}
