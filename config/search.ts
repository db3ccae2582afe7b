type Environment = Readonly<Record<string, string | undefined>>;

/** Who answers a search: the site's own index, or Algolia where both of its variables are set. */
export function searchConfig({
  ALGOLIA_APP_ID: appId,
  ALGOLIA_SEARCH_KEY: apiKey,
  ALGOLIA_ADMIN_KEY: adminKey,
}: Environment) {
  if (Boolean(appId) !== Boolean(apiKey)) {
    const [set, missing] = appId
      ? ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY']
      : ['ALGOLIA_SEARCH_KEY', 'ALGOLIA_APP_ID'];
    throw new Error(
      `${set} is set and ${missing} is not: set both to search with Algolia, or neither to search with the site's own index`,
    );
  }
  if (apiKey && apiKey === adminKey) {
    throw new Error(
      'ALGOLIA_SEARCH_KEY is the same as ALGOLIA_ADMIN_KEY: it is shipped to every reader, so it must be a key that can only search',
    );
  }
  return {
    appId: appId || 'LOCAL',
    apiKey: apiKey || 'local',
    indexName: 'v3-docs',
    contextualSearch: true,
    searchPagePath: 'search',
  };
}

/** The search of this build. */
export const algolia = searchConfig(process.env);
