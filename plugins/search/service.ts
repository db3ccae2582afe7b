/** Who answers a search, as the configuration of the site says it. */
export type Service = {
  /** An application of Algolia, or `LOCAL` for the site's own index. */
  appId: string;
  apiKey: string;
  indexName: string;
};

/** Whether Algolia is configured. */
export const isHosted = ({appId}: Pick<Service, 'appId'>): boolean => appId !== 'LOCAL';

/** The search of a site. */
export const serviceOf = ({themeConfig}: {themeConfig: object}): Service =>
  (themeConfig as {algolia: Service}).algolia;
