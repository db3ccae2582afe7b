import {entryAnchor} from './anchorOf';
import type {Entry, Group} from './entry';
import type {Product} from './products';
import {type RevertData, revertData} from './revertData';

/** An entry with its place in the atlas and what it is recognized by. */
export type AtlasEntry = Entry &
  RevertData & {
    product: Product;
    /** The heading it stands under. */
    group: {title: string; id: string};
    /** Its anchor on the product's page. */
    anchor: string;
    /** The file it is written in. */
    file: string;
  };

/** A group as it was read. */
export type ReadGroup = {product: Product; file: string; group: Group};

/** All entries in order; refuses two of one identifier, or with one anchor, on a page. */
export function atlasOf(groups: readonly ReadGroup[]): AtlasEntry[] {
  const entries = groups.flatMap(({product, file, group: {title, id, entries: written}}) =>
    written.map((entry) => ({
      ...entry,
      ...revertData(entry.identifier),
      product,
      group: {title, id},
      anchor: entry.anchor ?? entryAnchor(entry.identifier),
      file,
    })),
  );
  refuseTwice([
    ...groups.map(({product, file, group}) => ({
      product,
      anchor: group.id,
      name: `the group "${group.title}" in ${file}`,
    })),
    ...entries.map(({product, anchor, identifier, file}) => ({
      product,
      anchor,
      name: `"${identifier}" in ${file}`,
    })),
  ]);
  return entries;
}

type Anchored = {product: Product; anchor: string; name: string};

function refuseTwice(all: readonly Anchored[]): void {
  const byAddress = new Map<string, Anchored>();
  all.forEach((one) => {
    const address = `${one.product}#${one.anchor}`;
    const other = byAddress.get(address);
    if (other) {
      throw new Error(
        `${other.name} and ${one.name} would both have the anchor #${one.anchor} on the page of ${one.product}; an identifier has one entry with all its throwers, a group an id of its own`,
      );
    }
    byAddress.set(address, one);
  });
}
