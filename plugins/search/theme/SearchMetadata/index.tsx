/** None: search reads the pages when the site is built, where the theme marks them for a crawler. */
export default function SearchMetadata(): null {
  return null;
}
