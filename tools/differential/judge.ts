import type {Hex} from 'viem';
import type {Warning} from '../../labs/calldata/explain/explanation';
import type {Trade} from './case';
import {address, dollarsOf, type Currency} from './market';
import type {Changes} from './world';

/** How value is lost: it stays in the contract, goes to another account, or is sold at any price. */
export type Kind = 'left' | 'elsewhere' | 'any price';

/** A loss, and the tokens or the account that a warning of it has to name. */
export type Loss = {kind: Kind; about: readonly string[]};

/** The warnings of which one must say so. */
const WARNINGS: Readonly<Record<Kind, readonly string[]>> = {
  left: ['left-behind', 'position-tokens'],
  elsewhere: ['other-recipient', 'zero-recipient', 'token-recipient', 'contract-recipient'],
  'any price': ['zero-minimum', 'no-maximum', 'unknown-decimals'],
};

/** Whether a warning is of a loss, by its kind and by what it is about. */
export const isOf = ({id, text, token}: Warning, {kind, about}: Loss): boolean =>
  WARNINGS[kind].includes(id) &&
  // Of these two, calldata says neither the token nor, for a token, the address.
  (['position-tokens', 'token-recipient'].includes(id) ||
    (token === undefined ? kind === 'left' : about.includes(token)) ||
    about.some((one) => text.toLowerCase().includes(one)));

/** A share of a trade that no fair limit lets go. */
const TOO_MUCH = 0.5;

/** What a run lost beyond a gift of each token; the accounts are the sender, the contract, and strangers. */
export function lossesOf(
  [, contract, ...others]: Changes,
  {gift = 0n, strangers}: {gift?: bigint; strangers: readonly Hex[]},
): readonly Loss[] {
  const left = [...(contract ?? [])]
    .filter(([, amount]) => amount > gift)
    .map(([token]): Loss => ({kind: 'left', about: [keyOf(token)]}));
  const elsewhere = others.flatMap((other, at): readonly Loss[] =>
    [...other].some(([, amount]) => amount > 0n)
      ? [{kind: 'elsewhere', about: [(strangers[at] ?? '').toLowerCase()]}]
      : [],
  );
  return [...left, ...elsewhere];
}

/** The tokens of which a warning names one, where a trade passes at any price. */
export const soldAtAnyPrice = ({hops}: Trade): Loss => ({
  kind: 'any price',
  about: [hops[0]?.from, hops.at(-1)?.to].flatMap((token) => (token ? [keyOf(token)] : [])),
});

const keyOf = (token: Currency): string =>
  token === 'ETH' ? 'ether' : address[token].toLowerCase();

/** Whether a trade of so many dollars passed after its price was moved against it. */
export const passedAtAnyPrice = (calm: Changes, moved: Changes, dollars: number): boolean =>
  totalOf(moved) < totalOf(calm) - TOO_MUCH * dollars;

/** Dollars of all accounts together: what the pools gave, less what they took. */
const totalOf = (changes: Changes): number =>
  changes
    .flatMap((account) => [...account])
    .reduce((sum, [token, amount]) => sum + dollarsOf(token, amount), 0);
