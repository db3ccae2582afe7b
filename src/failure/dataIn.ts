/** What stands before the data of a revert, and the data, whose arguments may follow a colon. */
const DATA =
  /(?:(?<![.\w])(?:data|raw|output|result|returnData|return data|returnValue|signature|revertReason|revertData)["']?\s*[:=]\s*["']?|(?:reverted(?: with)?|err:|(?<!\[Revert\] )custom error|following signature:|ContractCustomError:?\s*\()\s*["']?)((?:0x|(?<=custom error )(?=[0-9a-f]{8}:))[0-9a-f]*)(?::\s*([0-9a-f]{64,}))?/gi;

/** Where the data of a revert stands: brackets around it, and its hex digits without `0x`. */
type Data = {depth: number; digits: string};

/**
 * The data of reverts in a text, as hex digits without `0x`, each once: that of a call before that
 * of the calls inside it, which may have been caught.
 */
export function dataIn(text: string): string[] {
  const occurrences: Data[] = [];
  let depth = 0;
  let end = 0;
  for (const {0: match, 1: data = '', 2: args = '', index} of text.matchAll(DATA)) {
    depth += opened(text.slice(end, index));
    end = index + match.length;
    occurrences.push({depth, digits: `${data.replace(/^0x/i, '')}${args}`});
  }
  const inOrder = occurrences
    .sort((one, other) => one.depth - other.depth)
    .map(({digits}) => digits);
  // A tool may write the selector first, and the whole data further down.
  const whole = new Map(
    inOrder
      .filter(isWhole)
      .reverse()
      .map((digits) => [digits.slice(0, SELECTOR_DIGITS), digits] as const),
  );
  return [...new Set(inOrder.map((digits) => whole.get(digits) ?? digits))];
}

const SELECTOR_DIGITS = 8;
const isWhole = (digits: string): boolean => digits.length > SELECTOR_DIGITS;

/** How many brackets a text opens and does not close. */
const opened = (text: string): number =>
  (text.match(/[{[]/g)?.length ?? 0) - (text.match(/[}\]]/g)?.length ?? 0);
