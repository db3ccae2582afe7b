/** Longer ones are data, found by how they begin. */
const LONGEST_WORD = 100;

/** A text in parts of at most so many bytes, cut between words; none for no text. */
export function splitWords(text: string, mostBytes: number): string[] {
  const parts: string[][] = [];
  let bytes = Infinity;
  for (const whole of text.split(/\s+/).filter(Boolean)) {
    const word = whole.slice(0, LONGEST_WORD);
    const more = bytesOf(` ${word}`);
    if (bytes + more > mostBytes) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(word);
    bytes += more;
  }
  return parts.map((words) => words.join(' '));
}

/** As JSON, which is what the service weighs: a quote takes two bytes there. */
const bytesOf = (text: string): number => Buffer.byteLength(JSON.stringify(text)) - 2;
