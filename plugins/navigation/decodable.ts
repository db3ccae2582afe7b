/** A part of an address in which every `%` that begins no character is written as one, so that it can be decoded. */
export const decodable = (part: string): string =>
  part.replace(/(?:%[0-9a-f]{2})+|%/gi, (escapes) => {
    try {
      decodeURIComponent(escapes);
      return escapes;
    } catch {
      return escapes.replaceAll('%', '%25');
    }
  });
