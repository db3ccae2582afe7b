import {parseAmount, parseDecimal, parseInteger, type Parsed} from '../../protocol/parseDecimal';
import type {Rational} from '../../protocol/rational';
import type {Control, Field, Texts} from './instrument';

type Label = {label: string; unit?: string; initial: string};
type SliderOption = {slider?: {least: number; most: number; step: number}};

const control = (slider: SliderOption['slider'], isSigned = false): Control =>
  slider ? {kind: 'slider', ...slider} : {kind: 'text', isSigned};

/** A whole number within bounds, both included. */
export const integer = ({
  least,
  most,
  slider,
  ...label
}: Label & SliderOption & {least: bigint; most: bigint}): Field<bigint> => ({
  ...label,
  control: control(slider, least < 0n),
  read: (text) => parseInteger(text, {least, most}),
});

/** A number above 0, or from 0 where that is allowed. */
export const decimal = ({
  zero,
  most,
  slider,
  ...label
}: Label & SliderOption & {zero?: boolean; most?: Rational}): Field<Rational> => ({
  ...label,
  control: control(slider),
  read: (text) => parseDecimal(text, {...(zero && {zero}), ...(most && {most})}),
});

/** An amount of tokens, read into raw units with the decimals that another field holds. */
export const amount = ({
  decimals,
  zero,
  ...label
}: Label & {decimals: string | ((texts: Texts) => string); zero?: boolean}): Field<bigint> => ({
  ...label,
  control: {kind: 'text'},
  read: (text, texts) => {
    const name = typeof decimals === 'string' ? decimals : decimals(texts);
    const digits = readDecimals(texts[name] ?? '');
    if ('problem' in digits) return {problem: 'Correct the decimals of the token first.'};
    return parseAmount(text, {decimals: digits.value, ...(zero && {zero})});
  },
});

/** One of several. */
export const choice = <Value extends string>({
  options,
  ...label
}: Label & {options: readonly (readonly [Value, string])[]}): Field<Value> => ({
  ...label,
  control: {kind: 'choice', options},
  read: (text) => {
    const option = options.find(([value]) => value === text);
    return option
      ? {value: option[0]}
      : {problem: `Choose one of: ${options.map(([, label]) => label).join('; ')}.`};
  },
});

/** Ten to this power still fits 256 bits, so that a whole token can exist. */
const MOST_DECIMALS = 77n;

const readDecimals = (text: string): Parsed<bigint> =>
  parseInteger(text, {least: 0n, most: MOST_DECIMALS});

/** Decimals of a token. */
export const decimalsOf = (label: Label): Field<bigint> =>
  integer({...label, least: 0n, most: MOST_DECIMALS});
