import {decimal, format, plus, type Decimal} from './decimal';
import type {Row, Value, Version} from './recording';

/** Rows while they are indexed, and each version of them by block. */
export type Ledger = {
  find: (entity: string, id: string) => Row | undefined;
  /** Throws where there is none. */
  get: (entity: string, id: string) => Row;
  /** Changes fields of a row, or makes it, as of the block that is indexed. */
  put: (entity: string, id: string, fields: Readonly<Record<string, Value>>) => Row;
  versions: Readonly<Record<string, readonly Version[]>>;
  /** Later changes are of this block. */
  enter: (block: number) => void;
};

/** An empty ledger. */
export function createLedger(): Ledger {
  const versions: Record<string, Version[]> = {};
  const current = new Map<string, Version & {at: number}>();
  let block = 0;

  const find = (entity: string, id: string) => current.get(`${entity} ${id}`)?.row;
  return {
    versions,
    find,
    get(entity, id) {
      const row = find(entity, id);
      if (!row) throw new Error(`no ${entity} ${id} has been indexed`);
      return row;
    },
    put(entity, id, fields) {
      const row: Row = {id, ...find(entity, id), ...fields};
      const list = (versions[entity] ??= []);
      const last = current.get(`${entity} ${id}`);
      const at = last?.block === block ? last.at : list.length;
      current.set(`${entity} ${id}`, {block, row, at});
      list[at] = {block, row};
      return row;
    },
    enter: (number) => {
      block = number;
    },
  };
}

/** A field of a row as a number; zero where it is empty. */
export const numberIn = (row: Row, field: string): Decimal => decimal(String(row[field] ?? 0));

/** Fields of a row with amounts added, as texts. */
export const raised = (row: Row, amounts: Readonly<Record<string, Decimal>>) =>
  Object.fromEntries(
    Object.entries(amounts).map(([field, amount]) => [
      field,
      format(plus(numberIn(row, field), amount)),
    ]),
  );

/** Fields that begin at zero. */
export const zeros = (...fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, '0']));
