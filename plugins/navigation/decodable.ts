/** A part of an address in which every `%` that begins no character is written as one, so that it can be decoded. */
export const decodable = (part: string): string =>
  part.replace(/(?:%[0-9a-f]{2})+|%/gi, (escapes) =>
    escapes.length > 1 && isDecodable(escapes) ? escapes : escapes.replaceAll('%', '%25'),
  );

function isDecodable(escapes: string): boolean {
  try {
    decodeURIComponent(escapes);
    return true;
  } catch {
    return false;
  }
}
