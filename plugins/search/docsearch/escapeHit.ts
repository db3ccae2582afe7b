import type {DocSearchModalProps} from '@docsearch/react';
import {escapeHtml} from '../client/highlight';

type DocSearchHit = Parameters<NonNullable<DocSearchModalProps['transformItems']>>[0][number];

/**
 * A hit with its plain texts escaped: DocSearch inserts them as HTML where it has no marked ones, as
 * among recent searches.
 */
export const escapeHit = (hit: DocSearchHit): DocSearchHit => ({
  ...hit,
  content: hit.content && escapeHtml(hit.content),
  hierarchy: Object.fromEntries(
    Object.entries(hit.hierarchy).map(([level, text]) => [level, text && escapeHtml(text)]),
  ) as DocSearchHit['hierarchy'],
});
