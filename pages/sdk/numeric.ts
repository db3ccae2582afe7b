import {unitOf} from '../reference/units';

const NUMBER = /\b(BigintIsh|JSBI|number|bigint|BigNumber|BigNumberish)\b(?![.\w])/;

/** Names of texts that are amounts, as `value` in wei. */
const AMOUNT = /(amount|value|supply|reserve)/i;

/** Whether a value is a number, or text that stands for one, so that it needs a unit. */
export const needsUnit = ({name, type}: {name: string; type: string}): boolean =>
  isNumeric(type) || (/^(string|Hex)\b/.test(type) && AMOUNT.test(name));

/** Whether a type holds a number: `BigNumber.Format`, keys of objects and what a callback takes and gives are none. */
export const isNumeric = (type: string): boolean =>
  NUMBER.test(type.replace(/\[\w+: [^\]]*\]/g, '').replace(/\([^()]*\) => [^|,)]+/g, ''));

/** The unit of a value by what we say of it, else by its name, where it is a number. */
export const unitOfValue = (
  value: {name: string; type: string},
  note: {unit?: string} | undefined,
): string | undefined => note?.unit ?? (needsUnit(value) ? unitOf(value.name) : undefined);
