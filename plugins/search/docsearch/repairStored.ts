import {parseStored} from './parseStored';

/** The keys under which DocSearch stores recent searches and favourites of an index. */
const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/** Removes from the browser's storage what is no hit, before DocSearch reads it and throws. */
export function repairStored(indexName: string): void {
  try {
    for (const key of KEYS.map((start) => start + indexName)) {
      const stored = localStorage.getItem(key);
      if (stored !== null) localStorage.setItem(key, JSON.stringify(parseStored(stored)));
    }
  } catch {
    // Blocked or full storage: DocSearch cannot read it, either.
  }
}
