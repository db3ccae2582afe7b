/** Hex of at least four bytes, which a selector takes. */
const HEX = /0x[0-9a-f]{8,}/gi;
const WORDS = /[^0-9a-fx"'`\s,;]/i;

/** The payload in a text: of hex with words around it the longest run, else the whole text. */
export function payloadInText(text: string): {payload: string; isPart: boolean} {
  const runs = WORDS.test(text) && !/[{[]/.test(text) ? (text.match(HEX) ?? []) : [];
  const [longest] = [...runs].sort((one, other) => other.length - one.length);
  return longest ? {payload: longest, isPart: true} : {payload: text, isPart: false};
}
