import {addressOf} from '../../pages/atlas/entryFinder';
import type {QueryAnswer, Sources} from './sources';

/** The entries of an error; it may be of several products. */
export const entriesOf = ({entries}: Sources, identifier: string): string[] =>
  entries.filter((entry) => entry.identifier === identifier).map(addressOf);

/** Revert identifiers: each entry's own place; a reason alone is also that of a contract, as in `UniswapV2: EXPIRED`. */
export const revertRows = ({entries}: Sources): QueryAnswer[] =>
  entries.flatMap(({identifier: query}) =>
    entries
      .filter(({identifier}) => identifier === query || identifier.endsWith(`: ${query}`))
      .map((entry) => ({query, kind: 'revert', address: addressOf(entry)})),
  );
