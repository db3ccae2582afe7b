/** Lists in the browser's storage that outlive a page: what waited for the client, and for delivery. */
type Key = 'analytics-queue' | 'analytics-unsent';

/** The most that is stored of a list; what came first stays. */
const CAPACITY = 512;

/** Stores a list for the next page of this site, behind what is stored already. */
export function store(key: Key, list: readonly unknown[]): void {
  if (list.length === 0) return;
  try {
    const all = [...read(key), ...list].slice(0, CAPACITY);
    localStorage.setItem(key, JSON.stringify(all));
  } catch {
    // Blocked or full storage: what could not be sent is not counted.
  }
}

/** Takes a stored list out, so that no other page sends it too. */
export function claim(key: Key): unknown[] {
  try {
    const list = read(key);
    localStorage.removeItem(key);
    return list;
  } catch {
    return [];
  }
}

const read = (key: Key): unknown[] => JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[];
