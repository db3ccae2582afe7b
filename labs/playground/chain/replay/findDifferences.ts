/** A place in an answer, and what stands there. */
export type Difference = {path: string; anvil: unknown; ours: unknown};

/** Every place in which two JSON values differ. */
export function findDifferences(anvil: unknown, ours: unknown, path = ''): Difference[] {
  if (anvil === ours) return [];
  if (!isObject(anvil) || !isObject(ours)) return [{path, anvil, ours}];
  const keys = new Set([...Object.keys(anvil), ...Object.keys(ours)]);
  return [...keys].flatMap((key) => findDifferences(anvil[key], ours[key], `${path}.${key}`));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
