import {isAddressEqual, maxUint128, maxUint160, zeroAddress, type Address} from 'viem';
import {rawPrice} from '../../../src/protocol/price';
import {DYNAMIC_FEE} from '../../../src/protocol/swapFee';
import {nameOfAddress, whoIs, type Dialect} from './addresses';
import {isAmount, tokenAt} from './amounts';
import type {Context} from './catalogue';
import type {Field} from './explanation';
import {factsOf, isNumber, type Facts} from './factsOf';
import {hookText} from './hookText';
import {routeOf, type Hop} from './routeOf';
import {stepAmount} from './stepAmount';
import {timeText} from './timeText';

/** The step that a field is of. */
export type Scope = {
  name: string;
  facts: Facts;
  dialect: Dialect;
  context: Context;
  /** Whether the step is an action of v4, of which some share their names with commands. */
  isAction?: boolean;
  /** The token of the entry that is read, in a list of several. */
  entryToken?: string;
};

/** Fields with what their values mean: units, times, tokens, who an address is. */
export const humanise = (fields: readonly Field[], scope: Scope): readonly Field[] =>
  fields.map((field) => withMeaning(field, scope));

function withMeaning(field: Field, scope: Scope): Field {
  const meaning = meaningOf(field, scope);
  const result = meaning === undefined ? field : {...field, meaning};
  if (!result.parts) return result;
  // Members of a struct are read beside each other first: each permit has a token of its own.
  const facts = new Map([...scope.facts, ...factsOf(result.parts)]);
  return {...result, parts: humanise(result.parts, {...scope, facts})};
}

function meaningOf(field: Field, scope: Scope): string | undefined {
  const {name, type, raw} = field;
  if (name === 'path') return routeText(routeOf(scope.name, scope.facts), scope.context);
  if (type === 'address')
    return isRecipient(name, scope) ? recipientText(field, scope) : addressText(field, scope);
  return isNumber(field) ? numberText(name, {value: BigInt(raw), scope}) : undefined;
}

/** Whether a field says who receives something; the owner of a new position receives its NFT. */
export const isRecipient = (field: string, {name, isAction}: Pick<Scope, 'name' | 'isAction'>) =>
  /^(to|recipient|feeRecipient)$/.test(field) ||
  (isAction === true && field === 'owner' && name.startsWith('MINT_'));

function recipientText({raw}: Field, scope: Scope): string | undefined {
  const who = whoIs(raw as Address, scope);
  return who === raw ? undefined : who;
}

function addressText({raw, name}: Field, {context, dialect}: Scope): string | undefined {
  const isToken = name === 'token' && dialect === 'flags';
  if ((isToken && isZero(raw)) || isEther(name, raw)) return 'ether';
  return name === 'hooks' ? hookText(raw as Address) : nameOfAddress(raw as Address, context);
}

/** Whether a field holds the currency of v4 that stands for ether. */
export const isEther = (name: string, raw: string): boolean =>
  /^(currency([01]|In|Out)?|intermediateCurrency)$/.test(name) && isZero(raw);

const isZero = (raw: string): boolean => /^0x0{40}$/.test(raw);

function numberText(
  name: string,
  {value, scope}: {value: bigint; scope: Scope},
): string | undefined {
  if (/^amount[01]Max$/.test(name) && value === maxUint128 && !scope.isAction) {
    return 'all that the position is owed';
  }
  if (isAmount(name)) {
    const isUnlimited = value === maxUint160 && !scope.isAction && !scope.facts.has('path');
    return isUnlimited ? 'unlimited (2¹⁶⁰ − 1)' : stepAmount(name, {value, scope});
  }
  if (TIME.test(name)) return timeText(value, scope.context.nowSeconds);
  return UNITS.find(([names]) => names.test(name))?.[1](value);
}

/** Names of fields that are Unix times in seconds. */
export const TIME = /^(deadline|sigDeadline|expiration|expiry|quoteTimestamp|fillDeadline)$/;

const UNITS: readonly (readonly [RegExp, (value: bigint) => string])[] = [
  [/^(fee|feePips)$/, (value) => feeText(Number(value))],
  [/^(feeBips|bips)$/, (value) => `${Number(value) / 100}%`],
  [/^sqrtPriceLimitX96$/, (value) => (value === 0n ? 'no limit' : priceText(value))],
  [/^minHopPriceX36$/, (value) => (value === 0n ? 'no limit' : 'least output × 10³⁶ ÷ input')],
  [/^sqrtPriceX96$/, (value) => priceText(value)],
  [/^tick(Lower|Upper)$/, (value) => `tick ${value}`],
  [/^tickSpacing$/, (value) => `${value} ticks`],
  [/^liquidity$/, (value) => `${value} units of liquidity`],
  [/^tokenId$/, (value) => `position NFT ${value}`],
  [/^secondsAgo$/, (value) => `${value} s`],
];

/** A fee of v3 or v4 in percent: 500 is 0.05%. */
const feeText = (pips: number): string =>
  BigInt(pips) === DYNAMIC_FEE ? 'fee of the hook' : `${pips / 10_000}%`;

function priceText(sqrtPriceX96: bigint): string {
  if (sqrtPriceX96 > maxUint160) return 'no price: more than 160 bits';
  const {numerator, denominator} = rawPrice(sqrtPriceX96);
  const price = (Number(numerator) / Number(denominator)).toPrecision(6);
  return `${price} smallest units of token1 for one of token0`;
}

/** The way of a swap, as `USDC → 0.05% → WETH`; pools of v2 have no fee to tell. */
export function routeText(hops: readonly Hop[] | undefined, context: Context): string | undefined {
  const [first] = hops ?? [];
  if (!hops || !first) return undefined;
  const symbol = (address: Address, {hooks}: Hop) =>
    hooks && isAddressEqual(address, zeroAddress)
      ? 'ether'
      : (tokenAt(context.catalogue, address)?.symbol ?? address);
  const steps = hops.map(
    (hop) =>
      `${hop.feePips === undefined ? '' : ` → ${feeText(hop.feePips)}`} → ${symbol(hop.to, hop)}`,
  );
  return `${symbol(first.from, first)}${steps.join('')}`;
}
