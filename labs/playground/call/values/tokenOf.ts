import type {Address} from './names';

/** Values of a call by their names: `tokenIn`, `path`, `zeroForOne`. */
export type Named = ReadonlyMap<string, unknown>;

/** The tokens that the units of a page's values mean, by the words of the units: `token0`, `the token`. */
export type PageTokens = Readonly<Partial<Record<string, Address>>>;

/**
 * The token whose smallest units a value counts, by the words of its unit and the values beside it;
 * nothing where they do not say which.
 */
export function tokenOf(unit: string, named: Named, page: PageTokens): Address | undefined {
  const words = /^smallest units of `?(.+?)`?$/.exec(unit.split(',')[0] ?? '')?.[1];
  if (!words) return undefined;
  const [, side] = /^the (input|output) (?:token|currency)$/.exec(words) ?? [];
  if (side) return sideOf(side === 'input', named);
  const name = words.replace(/^the /, '');
  const names = name === 'token' || name === 'currency' ? [name, 'asset', 'tokenA'] : [name];
  return addressIn(names, named) ?? page[name] ?? (name === 'currency' ? page.token : undefined);
}

/** The token that goes in or comes out of a swap. */
function sideOf(isInput: boolean, named: Named): Address | undefined {
  const direct = addressIn(
    isInput ? ['tokenIn', 'inputToken'] : ['tokenOut', 'outputToken'],
    named,
  );
  if (direct) return direct;
  const path = named.get('path');
  if (Array.isArray(path)) return asAddress(isInput ? path[0] : path.at(-1));
  const direction = named.get('zeroForOne');
  if (typeof direction !== 'boolean') return undefined;
  return addressIn([direction === isInput ? 'currency0' : 'currency1'], named);
}

const addressIn = (names: readonly string[], named: Named): Address | undefined =>
  names.map((name) => asAddress(named.get(name))).find(Boolean);

const asAddress = (value: unknown): Address | undefined =>
  typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value) ? (value as Address) : undefined;
