/** The section of a page: the first two folders of its address, one, or none ('') at the root. */
export function sectionOf(pathname: string): string {
  const folders = pathname.replace(/\/$/, '').split('/').slice(1, -1);
  return folders
    .slice(0, 2)
    .map((folder) => `/${folder}`)
    .join('');
}
