import type {CommandInput} from '../commands/readDispatcher';
import type {ActionSet} from './actionSet';

/** The limit of each hop, least output × 10³⁶ ÷ input, which swaps take from Universal Router 2.1.1 on. */
const HOP_LIMIT = 'minHopPriceX36';

/**
 * The structs of swaps as the Universal Router reads them from 2.1.1 on, which no package holds: a
 * single swap has one limit before `hookData`, a path has a list of limits behind `path`. They
 * stand in the v4-periphery that tag 2.1.1 of Uniswap/universal-router names (3231810e).
 */
export const withHopLimits = (structs: ActionSet['structs']): ActionSet['structs'] =>
  Object.fromEntries(
    Object.entries(structs).map(([name, fields]) => [name, fields.flatMap(limitedField(name))]),
  );

const limitedField =
  (struct: string) =>
  (field: CommandInput): CommandInput[] => {
    if (!struct.startsWith('Exact')) return [field];
    if (field.name === 'hookData') return [{name: HOP_LIMIT, type: 'uint256'}, field];
    return field.name === 'path' ? [field, {name: HOP_LIMIT, type: 'uint256[]'}] : [field];
  };
