/** What stands before the data of a revert, and the data, whose arguments may follow a colon. */
const DATA =
  /(?:(?<![.\w])(?:data|raw|output|result|returnData|return data|returnValue|signature)["']?\s*[:=]\s*["']?|(?:reverted|err:|custom error|following signature:)\s*["']?)(0x[0-9a-f]*)(?::\s*([0-9a-f]{64,}))?/gi;

/** The data of reverts in a text, as hex digits without `0x`: each once, the longest first. */
export function dataIn(text: string): string[] {
  const found = [...text.matchAll(DATA)].map(
    ([, data = '', args = '']) => `${data.slice(2)}${args}`,
  );
  return [...new Set(found)].sort((one, other) => other.length - one.length);
}
