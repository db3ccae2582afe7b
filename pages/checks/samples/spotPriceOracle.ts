import type {Rule} from './rule';

/** Refuses a contract that takes a pool's price of the moment for the price of a token. */
export const spotPriceOracle: Rule = ({code, language}) => {
  if (language !== 'solidity') return [];
  return [...code.matchAll(/\.slot0\s*\(\s*\)/g)]
    .filter(({index}) => readsPrice(code.slice(0, index)))
    .map(({index}) => ({
      index,
      fault:
        'the contract reads the price of the moment from slot0, which one transaction can move',
      instead:
        'average over time with OracleLibrary.consult, or let the caller give the price limit',
    }));
};

/** Whether the price or the tick, the first two values, are kept: `(, , uint16 index, …) = …`. */
function readsPrice(before: string): boolean {
  const statement = /[^;{}]*$/.exec(before)?.[0] ?? '';
  const kept = /^\s*\(([^()]*)\)\s*=[^=]/.exec(statement)?.[1]?.split(',');
  return !kept || kept.slice(0, 2).some((value) => value.trim() !== '');
}
