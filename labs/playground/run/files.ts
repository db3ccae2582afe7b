/** Files of the site, each fetched once; one that failed is fetched again when it is asked for again. */
export type Files = {
  /** Its text; rejects with a sentence for a reader. */
  text: (file: string) => Promise<string>;
  json: <T>(file: string) => Promise<T>;
  isLoaded: (file: string) => boolean;
  /** Its address in the site. */
  url: (file: string) => string;
};

/** Files below the base address of the site, such as `/`. */
export function createFiles(baseUrl: string): Files {
  const texts = new Map<string, Promise<string>>();
  const loaded = new Set<string>();
  const url = (file: string) => baseUrl + file;
  const text = (file: string): Promise<string> => {
    const known = texts.get(file);
    if (known) return known;
    const fetched = loadText(url(file));
    texts.set(file, fetched);
    fetched.then(
      () => loaded.add(file),
      () => texts.delete(file),
    );
    return fetched;
  };
  return {
    ...{text, url},
    json: async <T>(file: string) => JSON.parse(await text(file)) as T,
    isLoaded: (file) => loaded.has(file),
  };
}

/** Texts that the script of every page fetched at a press (`plugins/speed/onDemand/loadAhead.ts`), by address. */
type Ahead = Readonly<Record<string, Promise<string | undefined>>>;

async function loadText(url: string): Promise<string> {
  const {ahead} = globalThis as {ahead?: Ahead};
  return (await ahead?.[url]) ?? fetchText(url);
}

async function fetchText(url: string): Promise<string> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(url);
    text = await answer.text();
  } catch (cause) {
    throw new Error(`${url} did not load. Check the connection, and run it again.`, {cause});
  }
  if (answer.ok) return text;
  throw new Error(
    `${url} did not load: the server answered ${answer.status}. Load the page again, and run it again.`,
  );
}
