type Version = {docsSidebars?: unknown; docs?: Record<string, unknown>};

/**
 * What every page of a version is given, without titles and descriptions of all other pages: only
 * cards that list pages read them, and this site has none. A page with such cards fails the build.
 */
export function versionWithoutDescriptions(json: string): string {
  const {version, ...rest} = JSON.parse(json) as {version?: Version};
  return version?.docsSidebars ? JSON.stringify({...rest, version: {...version, docs: {}}}) : json;
}
