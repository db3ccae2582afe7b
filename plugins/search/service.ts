/** Who answers a search, as the configuration of the site says it. */
export type Hosting = {
  /** An application of Algolia, or `LOCAL` for the site's own index. */
  appId: string;
  apiKey: string;
  indexName: string;
};

/** Whether Algolia is configured. */
export const isHosted = ({appId}: Pick<Hosting, 'appId'>): boolean => appId !== 'LOCAL';

/** The search of a site. */
export const hostingOf = ({themeConfig}: {themeConfig: object}): Hosting =>
  (themeConfig as {algolia: Hosting}).algolia;
