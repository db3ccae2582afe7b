import type {JSONOutput as TypeDoc} from 'typedoc';
import type {Described, Quoted} from '../model';

/** Turns a package's words into a quotation. */
export type Quote = (text: string) => Quoted;

/** What a comment says; TypeDoc has moved each `@param` to its parameter. */
export function describe(comment: TypeDoc.Comment | undefined, quote: Quote): Described {
  const {summary = [], blockTags = []} = comment ?? {};
  const tagged = (tag: string) =>
    blockTags.filter((one) => one.tag === tag).map((one) => quote(join(one.content)));
  return {
    text: quoteParts(summary, quote),
    deprecation: tagged('@deprecated')[0],
    throws: tagged('@throws'),
    notes: blockTags
      .filter((one) => !READ_ELSEWHERE.includes(one.tag))
      .map(({tag, content}) => ({tag, text: quote(join(content))})),
  };
}

/** The text of an `@returns`. */
export function describeResult(
  comment: TypeDoc.Comment | undefined,
  quote: Quote,
): Quoted | undefined {
  const results = comment?.blockTags?.filter(({tag}) => tag === '@returns') ?? [];
  return quoteText(results.map(({content}) => join(content)).join('\n'), quote);
}

/** The quotation of a comment's parts, or none where they are empty. */
export function quoteParts(
  parts: TypeDoc.CommentDisplayPart[] = [],
  quote: Quote,
): Quoted | undefined {
  return quoteText(join(parts), quote);
}

// What is left of `@inheritDoc` points to a declaration without any text.
const READ_ELSEWHERE = ['@deprecated', '@throws', '@inheritDoc'];

const quoteText = (text: string, quote: Quote): Quoted | undefined =>
  text ? quote(text) : undefined;

const join = (parts: TypeDoc.CommentDisplayPart[]): string => parts.map(writePart).join('').trim();

function writePart(part: TypeDoc.CommentDisplayPart): string {
  if (part.kind !== 'inline-tag') return part.text;
  return typeof part.target === 'string' ? `[${part.text}](${part.target})` : `\`${part.text}\``;
}
