import type {Choice, DeploymentRow, Field} from './readRows';

/** A value as an address has it: `Base (8453)` is `base`, `Görli (5)` is `gorli`. */
export const slugOf = (value: string): string =>
  value
    .replace(/ \(\d+\)$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** What the search part of an address chooses of rows, as `?chain=base`; of what they lack, nothing. */
export function choiceIn(search: string, rows: readonly DeploymentRow[]): Choice {
  const asked = new URLSearchParams(search);
  const valueOf = (field: Field): string =>
    matchOf(
      slugOf(asked.get(field) ?? ''),
      rows.map((row) => row[field]),
    );
  return {chain: valueOf('chain'), contract: valueOf('contract'), status: valueOf('status')};
}

/** A value by its slug, by its number, or by how its slug begins, as `arbitrum`. */
function matchOf(slug: string, values: readonly string[]): string {
  if (slug === '') return '';
  return (
    values.find((value) => slugOf(value) === slug || value.endsWith(`(${slug})`)) ??
    values.find((value) => slugOf(value).startsWith(`${slug}-`)) ??
    ''
  );
}

/** The search part of an address after a value was chosen, or with an empty one none. */
export function searchWith(search: string, field: Field, value: string): string {
  const asked = new URLSearchParams(search);
  if (value === '') asked.delete(field);
  else asked.set(field, slugOf(value));
  const rest = asked.toString();
  return rest && `?${rest}`;
}
