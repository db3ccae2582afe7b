import type {Call} from '../code';
import type {Rule} from './rule';

/**
 * Refuses a contract that takes a pool's price of the moment for the price of a token. A test may:
 * it reads the price before its transaction, as any client does.
 */
export const spotPriceOracle: Rule = ({calls, language, isTest}) =>
  language === 'solidity' && !isTest
    ? calls.filter(readsPrice).map(({line}) => ({
        line,
        fault:
          'the contract reads the price of the moment from slot0, which one transaction can move',
        instead:
          'average over time with OracleLibrary.consult, or let the caller give the price limit',
      }))
    : [];

/** Whether a call uses the price or the tick, the first two results of `slot0`. */
const readsPrice = ({name, receiver, usedResults = [true]}: Call): boolean =>
  name === 'slot0' && receiver !== undefined && usedResults.slice(0, 2).includes(true);
