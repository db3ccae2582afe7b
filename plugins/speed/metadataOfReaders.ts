/** What the site is built with, without the versions of its plugins: only debug pages read them. */
export function metadataOfReaders(json: string): string {
  const {pluginVersions, ...read} = JSON.parse(json) as {pluginVersions?: object};
  if (!pluginVersions) throw new Error('lean: site-metadata.json no longer has "pluginVersions"');
  return JSON.stringify({...read, pluginVersions: {}});
}
