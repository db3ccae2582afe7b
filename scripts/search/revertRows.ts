import {products} from '../../atlas/products';
import type {Answered, Ground} from './generateRows';

/** The page that lists the identifiers of every product. */
const INDEX = `${products[0].page}#all`;

/** Revert identifiers: each entry's own place, or the table of all while its page is awaited. */
export function revertRows({pages, entries}: Ground): Answered[] {
  const written = new Set(pages.map(({route}) => route));
  const kind = 'revert' as const;
  return entries.flatMap(({identifier: query, product, anchor}) => {
    const page = products.find(({name}) => name === product)?.page ?? '';
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
