/** The place of the first address that answers, from 1; nothing where none of them does. */
export function rankOf(found: readonly string[], accepted: readonly string[]): number | undefined {
  const at = [...new Set(found)].findIndex((address) => answers(address, accepted));
  return at < 0 ? undefined : at + 1;
}

/** An accepted address without an anchor stands for every section of its page, with an empty one for its beginning. */
function answers(address: string, accepted: readonly string[]): boolean {
  const [page = '', anchor = ''] = address.split('#');
  return accepted.includes(page) || accepted.includes(`${page}#${anchor}`);
}
