import type {HashForm} from '../hashState/useHashState';
import {initialTexts, type Instrument, type Texts} from './instrument';
import {hashPrefix, type Name} from './places';

/** Longer addresses are cut by some of the programs that links pass through. */
const LONGEST = 8_000;

/** How a hash holds what a reader gave an instrument: `#instrument=twap&window=1800&…`. */
export function hashForm(name: Name, instrument: Instrument): HashForm<Texts> {
  const initial = initialTexts(instrument);
  const prefix = hashPrefix(name);
  return {
    initial,
    stateOf: (hash) => {
      if (!hash.startsWith(prefix)) return undefined;
      const held = new URLSearchParams(hash.slice(prefix.length));
      return Object.fromEntries(
        Object.entries(initial).map(([field, text]) => [field, held.get(field) ?? text]),
      );
    },
    hashOf: (texts) => {
      const hash = `${prefix}${new URLSearchParams(texts).toString()}`;
      return hash.length > LONGEST ? '' : hash;
    },
  };
}
