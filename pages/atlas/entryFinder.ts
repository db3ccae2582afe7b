import type {AtlasEntry} from '../../facts/atlas';
import {products} from '../../facts/atlas/products';

/** Finds the address of an identifier's entry for a page: that of the page's product before another's. */
export type EntryFinder = (identifier: string, route: string) => string | undefined;

/** `none` stands for a revert without data, which has a part of the page of v3 to itself. */
const WITHOUT_DATA = `${products[0].page}#no-reason`;

/** What is no identifier of its own: a revert that a called contract chose, and the compiler's checks. */
const READ_IT = `${products[0].page}#read`;
const IS_READ = /^(passed on|Panic\(0x[0-9a-f]{2}\))$/;

/** A finder over the entries of the atlas. */
export const entryFinder =
  (entries: readonly AtlasEntry[]): EntryFinder =>
  (identifier, route) => {
    if (identifier === 'none') return WITHOUT_DATA;
    if (IS_READ.test(identifier)) return READ_IT;
    const candidates = entries.filter((entry) => entry.identifier === identifier);
    const near =
      candidates.find(({product}) => route.startsWith(`/contracts/${product}/`)) ?? candidates[0];
    return near && addressOf(near);
  };

/** The address of an entry: its anchor on the page of its product. */
export const addressOf = ({product, anchor}: AtlasEntry): string =>
  `${products.find(({name}) => name === product)?.page}#${anchor}`;
