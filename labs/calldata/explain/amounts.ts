import {isAddressEqual, maxUint128, maxUint160, maxUint256, zeroAddress, type Address} from 'viem';
import {formatUnits, grouped} from '../../../src/protocol/decimal';
import type {Catalogue, KnownToken} from './catalogue';
import {addressIn, type Facts} from './factsOf';
import {routeOf, type Hop} from './routeOf';

/** What an amount counts: ether, a token, or nothing that the calldata names. */
export type AmountUnit = Address | 'ether' | undefined;

/** Stands for all that a Universal Router holds. */
export const CONTRACT_BALANCE = 1n << 255n;

/** In smallest units: no token has as many, and one less than the largest number is no limit, either. */
export const MORE_THAN_ANY_SUPPLY = (1n << 128n) - 1n;

/** The token whose smallest units an amount of this name counts. */
export function unitOfAmount(
  field: string,
  {name, facts}: {name: string; facts: Facts},
): AmountUnit {
  const hops = routeOf(name, facts);
  const rule = RULES.find(([names]) => names.test(field))?.[1];
  switch (rule) {
    case undefined:
      return undefined;
    case 'ether':
      return 'ether';
    case 'in':
      return hops?.[0] && currencyOf(hops[0].from, hops[0]);
    case 'out': {
      const last = hops?.at(-1);
      return last && currencyOf(last.to, last);
    }
    case 'sibling':
      if (/wrap/i.test(name)) return 'ether';
      return orEther(addressIn(facts, 'token') ?? addressIn(facts, 'currency'));
    default:
      return addressIn(facts, rule) ?? orEther(addressIn(facts, rule.replace('token', 'currency')));
  }
}

/** Names of amounts, and the field that says of which token they are. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/^amountIn/, 'in'],
  [/^amountOut/, 'out'],
  [/^amountA(Desired|Min)$/, 'tokenA'],
  [/^amountB(Desired|Min)$/, 'tokenB'],
  [/^amountToken(Desired|Min)$/, 'token'],
  [/^amountETHMin$/, 'ether'],
  [/^amount0/, 'token0'],
  [/^amount1/, 'token1'],
  [/^inputAmount$/, 'inputToken'],
  [
    /^(amount|amountMin|amountMinimum|value|addedValue|subtractedValue|wad|minBalance|maxAmount|minAmount|amountMax)$/,
    'sibling',
  ],
];

/** Whether a field of this name is an amount of a token or of ether. */
export const isAmount = (field: string): boolean =>
  /^(requestedAmount|outputAmount)$/.test(field) || RULES.some(([names]) => names.test(field));

/** Pools of v4 hold ether itself, by the zero address. */
const currencyOf = (address: Address, {hooks}: Hop): AmountUnit =>
  hooks ? orEther(address) : address;

const orEther = (token: Address | undefined): AmountUnit =>
  token && isAddressEqual(token, zeroAddress) ? 'ether' : token;

/** The token at an address, if it is a well-known one. */
export const tokenAt = ({tokens}: Catalogue, address: Address): KnownToken | undefined =>
  tokens.find((token) => isAddressEqual(token.address, address));

/** The symbol of a token, or its address where that is not known. */
export const symbolOf = (unit: Address | 'ether', catalogue: Catalogue): string =>
  unit === 'ether' ? 'ether' : (tokenAt(catalogue, unit)?.symbol ?? unit);

/** An amount in words: `1.5 USDC (1500000 smallest units)`, raw alone where decimals are unknown. */
export function amountText(amount: bigint, unit: AmountUnit, catalogue: Catalogue): string {
  const token = unit && unit !== 'ether' ? tokenAt(catalogue, unit) : undefined;
  const of = unit && symbolOf(unit, catalogue);
  if (amount >= MORE_THAN_ANY_SUPPLY) {
    return `an unlimited amount (${LIMITS.get(amount) ?? amount})${of ? ` of ${of}` : ''}`;
  }
  const inWhole = (decimals: bigint) => grouped(formatUnits(amount, decimals));
  if (unit === 'ether') return `${inWhole(18n)} ETH (${amount} wei)`;
  if (token) {
    return `${inWhole(BigInt(token.decimals))} ${token.symbol} (${amount} smallest units)`;
  }
  return `${amount} smallest units${of ? ` of ${of}` : ''}`;
}

const LIMITS = new Map([
  [maxUint256, '2²⁵⁶ − 1'],
  [maxUint160, '2¹⁶⁰ − 1'],
  [maxUint128, '2¹²⁸ − 1'],
]);
