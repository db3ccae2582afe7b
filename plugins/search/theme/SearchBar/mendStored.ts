import {storedHits} from './storedHits';

/** Under which DocSearch stores what was chosen lately, and what a reader marked, for an index. */
const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/** Takes out of the browser's storage what is no hit, before DocSearch reads it and fails at it. */
export function mendStored(indexName: string): void {
  try {
    for (const key of KEYS.map((start) => start + indexName)) {
      const stored = localStorage.getItem(key);
      if (stored !== null) localStorage.setItem(key, JSON.stringify(storedHits(stored)));
    }
  } catch {
    // Blocked or full storage: DocSearch reads nothing of it, either.
  }
}
