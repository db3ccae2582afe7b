/** Hex digits of one of the 32-byte words that arguments are encoded in. */
export const WORD = 64;

/** What may be arguments of type `bytes` or `string`, in order, found by their offset and length. */
export function* carriedBytes(args: string): Generator<string> {
  for (let at = 0; at < args.length; at += WORD) {
    const bytes = bytesAt(args, at);
    if (bytes !== undefined) yield bytes;
  }
}

/** The bytes whose offset stands in the word that starts at a digit, if they are all there. */
export function bytesAt(args: string, at: number): string | undefined {
  const start = 2 * numberAt(args, at);
  if (!(start > at) || start % WORD || start + WORD > args.length) return undefined;
  const length = 2 * numberAt(args, start);
  const bytes = args.slice(start + WORD, start + WORD + length);
  return bytes.length === length ? bytes : undefined;
}

/** The number in the word that starts at a digit. */
export const numberAt = (args: string, at: number): number =>
  Number(`0x${args.slice(at, at + WORD)}`);
