import type {Paragraph} from 'mdast';
import type {Member} from '../../facts/reference/model';
import {code, joined, link, paragraph, strong, text} from '../nodes';

/** Finds the anchor of an error's entry of the atlas, where it stands on the page itself. */
export const anchorHere =
  (entryOf: (identifier: string) => string | undefined, route: string) =>
  ({kind, signature}: Member): string | undefined => {
    const [page, anchor] = (kind === 'error' ? (entryOf(signature) ?? '') : '').split('#');
    return page === route ? anchor : undefined;
  };

/** Errors that the entries below explain, in one line instead of a table. */
export const errorEntries = (
  errors: readonly Member[],
  findAnchor: ReturnType<typeof anchorHere>,
): Paragraph =>
  paragraph([
    strong('Custom errors'),
    text(' Each leads to its condition, causes and fix: '),
    ...joined(
      errors.map((error) => [link(`#${findAnchor(error)}`, [code(error.signature)])]),
      ', ',
    ),
    text('.'),
  ]);
