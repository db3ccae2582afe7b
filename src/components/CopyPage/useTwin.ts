import {useEffect, useRef} from 'react';

/**
 * A way to read the Markdown twin of a page. It is fetched before the reader asks: browsers take
 * the clipboard from a script that waits too long after a click. Nothing where it did not load.
 */
export function useTwin(path: string): () => Promise<string | undefined> {
  const twin = useRef<Promise<string | undefined>>(undefined);
  useEffect(() => {
    twin.current = readTwin(path);
  }, [path]);
  return async () => (await twin.current) ?? readTwin(path);
}

async function readTwin(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${path}.md`);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
