/** Lists in the browser's storage that outlive a page: what waited for the client, and for delivery. */
type Key = 'analytics-queue' | 'analytics-unsent';
/** Pages of this tab that were opened; `plugins/analytics/keepArrival.js` stores it. */
type TabKey = 'analytics-arrivals';

/** The most that is stored of a list; what came first stays. */
const CAPACITY = 512;

/** Stores a list for the next page of this site, behind what is stored already. */
export function store(key: Key, list: readonly unknown[]): void {
  if (list.length === 0) return;
  try {
    const all = [...read(key, localStorage), ...list].slice(0, CAPACITY);
    localStorage.setItem(key, JSON.stringify(all));
  } catch {
    // Blocked or full storage: what could not be sent is not counted.
  }
}

/** Takes a stored list out, so that no other page sends it too. */
export function claim(key: Key | TabKey): object[] {
  try {
    const storage = key === 'analytics-arrivals' ? sessionStorage : localStorage;
    const list = read(key, storage);
    storage.removeItem(key);
    return list;
  } catch {
    return [];
  }
}

/** What the key holds, but for what is no event: a reader, or an extension, may have written it. */
function read(key: Key | TabKey, storage: Storage): object[] {
  const list = parsed(storage.getItem(key) ?? '[]');
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
