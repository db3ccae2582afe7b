import {parseAmount, parseDecimal, parseInteger, type Parsed} from '../../protocol/parseDecimal';
import {invert, type Rational} from '../../protocol/rational';
import type {Control, Field, Texts} from './instrument';

type Labelled = {label: string; unit?: string; initial: string};
type Slid = {slider?: {least: number; most: number; step: number}};

const control = (slider: Slid['slider'], isSigned = false): Control =>
  slider ? {kind: 'slider', ...slider} : {kind: 'text', isSigned};

/** A whole number within bounds, both included. */
export const integer = ({
  least,
  most,
  slider,
  ...labelled
}: Labelled & Slid & {least: bigint; most: bigint}): Field<bigint> => ({
  ...labelled,
  control: control(slider, least < 0n),
  read: (text) => parseInteger(text, {least, most}),
});

/** A number above 0, or from 0 where that is allowed. */
export const decimal = ({
  zero,
  most,
  slider,
  ...labelled
}: Labelled & Slid & {zero?: boolean; most?: Rational}): Field<Rational> => ({
  ...labelled,
  control: control(slider),
  read: (text) => parseDecimal(text, {...(zero && {zero}), ...(most && {most})}),
});

/** An amount of tokens, read into raw units with the decimals that another field holds. */
export const amount = ({
  decimals,
  zero,
  ...labelled
}: Labelled & {decimals: string | ((texts: Texts) => string); zero?: boolean}): Field<bigint> => ({
  ...labelled,
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
  ...labelled
}: Labelled & {options: readonly (readonly [Value, string])[]}): Field<Value> => ({
  ...labelled,
  control: {kind: 'choice', options},
  read: (text) => {
    const chosen = options.find(([value]) => value === text);
    return chosen
      ? {value: chosen[0]}
      : {problem: `Choose one of: ${options.map(([, label]) => label).join('; ')}.`};
  },
});

/** Ten to this power still fits 256 bits, so that a whole token can exist. */
const MOST_DECIMALS = 77n;

const readDecimals = (text: string): Parsed<bigint> =>
  parseInteger(text, {least: 0n, most: MOST_DECIMALS});

/** Decimals of both tokens; USDC and WETH at first. */
export const decimalsOfTokens = {
  decimals0: integer({
    label: 'Decimals of token0',
    unit: 'USDC: 6',
    initial: '6',
    least: 0n,
    most: MOST_DECIMALS,
  }),
  decimals1: integer({
    label: 'Decimals of token1',
    unit: 'WETH: 18',
    initial: '18',
    least: 0n,
    most: MOST_DECIMALS,
  }),
};

/** Decimals of a single token. */
export const decimalsOf = (label: string, initial: string): Field<bigint> =>
  integer({label, initial, least: 0n, most: MOST_DECIMALS});

/** In which token prices are told: `token0` is token0 for one token1. */
export type Quoted = 'token0' | 'token1';

export const quoted: Field<Quoted> = choice<Quoted>({
  label: 'Prices are in',
  initial: 'token0',
  options: [
    ['token0', 'token0 per token1 (USDC per WETH)'],
    ['token1', 'token1 per token0 (WETH per USDC)'],
  ],
});

/** A price as it is told, in token1 for one token0, as pools have it; and the other way. */
export const turned = (price: Rational, told: Quoted): Rational =>
  told === 'token0' ? invert(price) : price;

export const unitOf = (told: Quoted): string =>
  told === 'token0' ? 'token0 per token1' : 'token1 per token0';

/** The fee tiers that each factory has, in pips. */
export const feeTier = choice({
  label: 'Fee tier',
  initial: '3000',
  options: [
    ['100', '0.01 % (100), spacing 1'],
    ['500', '0.05 % (500), spacing 10'],
    ['3000', '0.3 % (3000), spacing 60'],
    ['10000', '1 % (10000), spacing 200'],
  ],
});
