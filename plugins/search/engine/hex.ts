import type {Section} from '../sections/section';

/** Digits that are kept of a hexadecimal text: enough to tell any two apart. */
const KEPT = 12;
const FEWEST = 6;

/** The hexadecimal texts of sections, by their first digits. */
export function hexOf(sections: readonly Section[]): Record<string, number[]> {
  const found = new Map<string, Set<number>>();
  sections.forEach(({text, code}, id) => {
    for (const [, digits = ''] of `${text} ${code}`.matchAll(/\b0x([0-9a-fA-F]{8,})\b/g)) {
      // Words of calldata and zeros are no names of anything.
      if (/^0{8}/.test(digits)) continue;
      const key = digits.slice(0, KEPT).toLowerCase();
      found.set(key, (found.get(key) ?? new Set()).add(id));
    }
  });
  return Object.fromEntries(
    [...found].sort().map(([key, ids]): [string, number[]] => [key, [...ids]]),
  );
}

/** The hexadecimal digits that a query asks for, if it is nothing else. */
export function hexQuery(query: string): string | undefined {
  const [, digits] = /^(?:0x)?([0-9a-f]+)$/i.exec(query.trim().replace(/…|\.\.\./g, '')) ?? [];
  return digits && digits.length >= FEWEST ? digits.toLowerCase() : undefined;
}

/** The sections that hold a text which starts with those digits. */
export function sectionsWithHex(digits: string, hex: Record<string, number[]>): number[] {
  const asked = digits.slice(0, KEPT);
  const ids = Object.entries(hex)
    .filter(([key]) => key.startsWith(asked) || (key.length < KEPT && asked.startsWith(key)))
    .flatMap(([, found]) => found);
  return [...new Set(ids)];
}
