/** The page that a section opens on, or the page of that address; throws where there is neither. */
export function landingOf(place: string, routes: readonly string[]): string {
  const address = `/${place.replace(/^\/|^docs\/|\.mdx$|\/$/g, '')}`;
  const inside = routes.filter((path) => path === address || path.startsWith(`${address}/`));
  const overviews = inside
    .filter((path) => path.endsWith('/overview'))
    .sort((one, other) => one.split('/').length - other.split('/').length);
  const landing = [address, ...overviews, ...inside].find((path) => inside.includes(path));
  if (landing) return landing;
  const sections = [...new Set(routes.map((path) => path.split('/')[1]))].filter(Boolean);
  throw new Error(
    `No page and no section of the site is called "${place}". Sections: ${sections.sort().join(', ')}`,
  );
}
