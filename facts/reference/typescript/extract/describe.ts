import type {JSONOutput as TypeDoc} from 'typedoc';
import type {Quoted} from '../model';

/** Turns a package's words into a quotation. */
export type Quote = (text: string) => Quoted;

/** What a comment says of its declaration; TypeDoc has moved each `@param` to its parameter. */
export const describe = (comment: TypeDoc.Comment | undefined, quote: Quote): Quoted | undefined =>
  quoteText(join(comment?.summary ?? []), quote);

/** The text of an `@returns`. */
export function describeResult(
  comment: TypeDoc.Comment | undefined,
  quote: Quote,
): Quoted | undefined {
  const results = comment?.blockTags?.filter(({tag}) => tag === '@returns') ?? [];
  return quoteText(results.map(({content}) => join(content)).join('\n'), quote);
}

const quoteText = (text: string, quote: Quote): Quoted | undefined =>
  text ? quote(text) : undefined;

const join = (parts: TypeDoc.CommentDisplayPart[]): string => parts.map(writePart).join('').trim();

function writePart(part: TypeDoc.CommentDisplayPart): string {
  if (part.kind !== 'inline-tag') return part.text;
  return typeof part.target === 'string' ? `[${part.text}](${part.target})` : `\`${part.text}\``;
}
