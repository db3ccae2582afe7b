import {parse} from 'yaml';
import {splitPage} from '../../pages/readPage';

/** A statement that readers rely on, where it stands, and how much a false one would cost them. */
export type Claim = {file: string; line?: number; text: string; risk: number};

/** Words of statements that move money or decide whether a call succeeds, and their weight. */
const RISKS: readonly (readonly [pattern: RegExp, weight: number])[] = [
  [/\b(?:allow|approve|approval|drain|lose|loss|lost|mistake|steal|stolen|stranger)/i, 4],
  [/\b(?:deadline|limit|maximum|minimum|owner|price|recipient|slippage|tolerance)\b/i, 3],
  [/\b(?:revert|throw|fail)s?\b/i, 3],
  [/<(?:Address|State|When) |0x[0-9a-f]{8}/i, 2],
  [/\d/, 1],
];

/** The claims of a page or of notes: sentences, rows of tables and values of notes. */
export function listClaims(file: string, source: string): Claim[] {
  const claims = /\.ya?ml$/.test(file) ? claimsOfNotes(source) : claimsOfPage(source);
  return claims
    .filter(({text}) => text.split(' ').length >= 5)
    .map((claim) => ({file, ...claim, risk: riskOf(claim.text)}));
}

const riskOf = (text: string): number =>
  RISKS.reduce((sum, [pattern, weight]) => sum + (pattern.test(text) ? weight : 0), 1);

type Statement = Pick<Claim, 'text' | 'line'>;

const claimsOfNotes = (source: string): Statement[] =>
  textsIn(parse(source), []).map((text) => ({text}));

function textsIn(value: unknown, path: readonly string[]): string[] {
  if (typeof value === 'string') return [`${path.join('.')}: ${value}`];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}

/** Not the lines of fences, headings, imports, elements and rules of tables. */
const NO_CLAIM = /^\s*(?:#|import |<\/?[a-z]|:::|\|[\s:|-]+$|\$\$)/i;

function claimsOfPage(source: string): Statement[] {
  const {content, firstLine} = splitPage(source);
  let isFenced = false;
  return content.split('\n').flatMap((text, index) => {
    const isFence = /^\s*(?:```|~~~)/.test(text);
    if (isFence) isFenced = !isFenced;
    if (isFence || isFenced || NO_CLAIM.test(text)) return [];
    const parts = text.startsWith('|') ? [text] : text.split(/(?<=[.!?])\s+(?=[A-Z"'`[<])/);
    return parts.map((part) => ({text: part.replace(/\s+/g, ' ').trim(), line: firstLine + index}));
  });
}
