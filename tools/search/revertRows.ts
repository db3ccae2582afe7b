import {products} from '../../facts/atlas/products';
import type {Answered, Ground} from './ground';

/** The page that lists the identifiers of every product. */
const INDEX = `${products[0].page}#all`;

/** The entries of an error on the pages that are written; it may be of several products. */
export const entriesOf = ({pages, entries}: Ground, identifier: string): string[] =>
  entries
    .filter((entry) => entry.identifier === identifier)
    .map(({product, anchor}) => `${pageOf(product)}#${anchor}`)
    .filter((address) => pages.some(({route}) => address.startsWith(`${route}#`)));

const pageOf = (product: string): string => products.find(({name}) => name === product)?.page ?? '';

/** Revert identifiers: each entry's own place, or the table of all while its page is awaited. */
export function revertRows({pages, entries}: Ground): Answered[] {
  const written = new Set(pages.map(({route}) => route));
  const kind = 'revert' as const;
  return entries.flatMap(({identifier: query, product, anchor}) => {
    const page = pageOf(product);
    if (written.has(page)) return [{query, kind, address: `${page}#${anchor}`}];
    if (!written.has(products[0].page)) return [];
    // The row of the table, or the section that holds the table.
    return [`${products[0].page}#${product}-${anchor}`, INDEX].map((address) => ({
      query,
      kind,
      address,
    }));
  });
}
