/** The fields of the query root for an entity: `pair` for one row, `pairs` for a list. */
export function queryNames(entity: string): {one: string; many: string} {
  const one = entity.charAt(0).toLowerCase() + entity.slice(1);
  if (one.endsWith('y')) return {one, many: `${one.slice(0, -1)}ies`};
  return {one, many: /(s|x|z|ch|sh)$/.test(one) ? `${one}es` : `${one}s`};
}
