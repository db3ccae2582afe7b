/** What a whole is divided into, where a unit counts parts of one: 1,000,000 of a fee, 10,000 basis points. */
export function wholePartsOf(unit = ''): number | undefined {
  if (unit.startsWith('1/1,000,000 of')) return 1_000_000;
  return unit.startsWith('basis points') ? 10_000 : undefined;
}

/** Whether a unit is Unix time that is not cut to fewer bits. */
export const isTime = (unit = ''): boolean => unit === 'Unix time in seconds';

/** Whether a unit is the smallest one of ether. */
export const isWei = (unit = ''): boolean => /^(wei|smallest units of ether)\b/i.test(unit);
