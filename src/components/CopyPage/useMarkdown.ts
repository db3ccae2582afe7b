import {useEffect, useRef} from 'react';

/**
 * A way to read the Markdown version of a page. It is fetched before the reader asks: browsers take
 * the clipboard from a script that waits too long after a click. Nothing where it did not load.
 */
export function useMarkdown(path: string): () => Promise<string | undefined> {
  const markdown = useRef<Promise<string | undefined>>(undefined);
  useEffect(() => {
    markdown.current = readMarkdown(path);
  }, [path]);
  return async () => (await markdown.current) ?? readMarkdown(path);
}

async function readMarkdown(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${path}.md`);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
