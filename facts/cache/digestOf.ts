import {createHash} from 'node:crypto';

/** A digest of inputs in their order: names and versions of packages, texts, contents of files. */
export function digestOf(inputs: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // With their lengths, so that ['ab'] and ['a', 'b'] differ.
  for (const input of inputs) hash.update(`${input.length}:`).update(input);
  return hash.digest('hex').slice(0, 20);
}
