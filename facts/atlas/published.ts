import type {AtlasEntry} from './atlasOf';
import {products} from './products';

/** An entry as `/atlas.json` holds it. */
export type PublishedEntry = Omit<AtlasEntry, 'anchor' | 'file' | 'group'> & {
  group: string;
  /** Where its page explains it: `/contracts/v3/reference/error-codes#lok`. */
  address: string;
};

/** What `/atlas.json` holds; `jsonSchema.ts` describes it. */
export const published = (
  entries: readonly AtlasEntry[],
): {$schema: string; entries: PublishedEntry[]} => ({
  $schema: './atlas.schema.json',
  entries: entries.map((entry) => ({
    identifier: entry.identifier,
    kind: entry.kind,
    selector: entry.selector,
    data: entry.data,
    product: entry.product,
    group: entry.group.title,
    address: `${products.find(({name}) => name === entry.product)?.page}#${entry.anchor}`,
    throwers: entry.throwers,
    doing: entry.doing,
    condition: entry.condition,
    causes: entry.causes,
    confirm: entry.confirm,
    fix: entry.fix,
    reproduction: entry.reproduction,
    unreachable: entry.unreachable,
    related: entry.related,
  })),
});
