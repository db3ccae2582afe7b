import type {AtlasEntry} from '../../facts/atlas';
import {products} from '../../facts/atlas/products';

/** Finds the address of an identifier's entry for a page: that of the page's product before another's. */
export type EntryFinder = (identifier: string, route: string) => string | undefined;

/** `none` stands for a revert without data, which has a part of the page of v3 to itself. */
const WITHOUT_DATA = `${products[0].page}#no-reason`;

/** A finder over the entries of the atlas. */
export const entryFinder =
  (entries: readonly AtlasEntry[]): EntryFinder =>
  (identifier, route) => {
    if (identifier === 'none') return WITHOUT_DATA;
    const candidates = entries.filter((entry) => entry.identifier === identifier);
    const near =
      candidates.find(({product}) => route.startsWith(`/contracts/${product}/`)) ?? candidates[0];
    return near && addressOf(near);
  };

/** The address of an entry: its anchor on the page of its product. */
export const addressOf = ({product, anchor}: AtlasEntry): string =>
  `${products.find(({name}) => name === product)?.page}#${anchor}`;
