/** Where events go, as the build wrote it into the pages. */
export type Configuration = {
  /** Key of the project at Amplitude; empty where a proxy adds it. */
  apiKey: string;
  /** Address that events are posted to. */
  serverUrl: string;
  /** Hash of the commit that the site was built from. */
  commit: string;
};

/** The configuration in the head of the page; `undefined` where nothing is measured. */
export function readConfiguration(): Configuration | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name=analytics]')?.content;
  return content ? (JSON.parse(content) as Configuration) : undefined;
}
