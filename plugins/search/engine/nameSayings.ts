import {APPS} from './sayings/apps';
import {POOLS} from './sayings/pools';
import {POSITIONS} from './sayings/positions';
import {TRADES} from './sayings/trades';

const SAID = [...TRADES, ...POSITIONS, ...POOLS, ...APPS];

/** The query, with what readers say in several words replaced by what it is called here. */
export const nameSayings = (query: string): string =>
  SAID.reduce((text, [said, called]) => text.replace(said, called), query);
