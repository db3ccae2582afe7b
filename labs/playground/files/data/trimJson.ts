/** Data of a package without the fields that no word of the program names: an artifact is mostly metadata. */
export function trimJson(data: unknown, text: string): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  const words = new Set(text.match(/\w+/g));
  return Object.fromEntries(Object.entries(data).filter(([name]) => words.has(name)));
}
