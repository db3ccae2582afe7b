import type {HashState} from '../hashState/hashOf';
import {initialTexts, type Instrument, type Texts} from './instrument';
import {hashPrefix, type Name} from './places';

/** How a hash holds the fields of an instrument: `#instrument=twap&window=1800&…`. */
export function hashForm(name: Name, instrument: Instrument): HashState<Texts> {
  const empty = initialTexts(instrument);
  return {
    empty,
    read: (parameters) =>
      `#${parameters.toString()}&`.startsWith(hashPrefix(name))
        ? Object.fromEntries(
            Object.entries(empty).map(([field, text]) => [field, parameters.get(field) ?? text]),
          )
        : undefined,
    write: (texts) => ({instrument: name, ...(instrument.linked?.(texts) ?? texts)}),
  };
}
