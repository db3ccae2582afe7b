/** Reads under a key, or gives what was read under it before. */
export type Cache = <T>(key: string, read: () => Promise<T>) => Promise<T>;

type Options = {
  /** So long nothing is read again. */
  freshMs?: number;
  now?: () => number;
};

/**
 * Keeps what was read. After a while it is read again; where that fails, what is there serves on.
 * What is not there, and a first reading that fails, are not kept: the next asks again.
 */
export function createCache({freshMs = 10 * 60_000, now = Date.now}: Options = {}): Cache {
  const entries = new Map<string, {at: number; value: Promise<unknown>}>();
  return async <T>(key: string, read: () => Promise<T>): Promise<T> => {
    const before = entries.get(key);
    if (before && now() - before.at < freshMs) return before.value as Promise<T>;
    const value = read().then(
      (result) => {
        if (result === undefined) entries.delete(key);
        return result;
      },
      (error: unknown) => {
        if (before) return before.value as Promise<T>;
        entries.delete(key);
        throw error;
      },
    );
    entries.set(key, {at: now(), value});
    return value;
  };
}
