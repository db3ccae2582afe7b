import type {Changes} from './world';
import {dollarsOf} from './market';

/** How value is lost: it stays in the contract, goes to somebody else, or is sold at any price. */
export type Loss = 'left' | 'elsewhere' | 'any price';

/** The warnings of which one must say so. */
export const WARNINGS: Readonly<Record<Loss, readonly string[]>> = {
  left: ['left-behind', 'position-tokens'],
  elsewhere: ['other-recipient', 'zero-recipient', 'token-recipient'],
  'any price': ['zero-minimum', 'no-maximum'],
};

/** A share of a trade that no fair limit lets go. */
const TOO_MUCH = 0.5;

/** What a run lost; the accounts are the sender, the contract, and strangers. */
export function lossesOf([, contract, ...strangers]: Changes): readonly Loss[] {
  const isLeft = [...(contract ?? [])].some(([, amount]) => amount > 0n);
  const isElsewhere = strangers.some((stranger) => [...stranger].some(([, amount]) => amount > 0n));
  return [...(isLeft ? (['left'] as const) : []), ...(isElsewhere ? (['elsewhere'] as const) : [])];
}

/** Whether a trade of so many dollars passed after its price was moved against it. */
export const passedAtAnyPrice = (calm: Changes, moved: Changes, dollars: number): boolean =>
  totalOf(moved) < totalOf(calm) - TOO_MUCH * dollars;

/** Dollars of all accounts together: what the pools gave, less what they took. */
const totalOf = (changes: Changes): number =>
  changes
    .flatMap((account) => [...account])
    .reduce((sum, [token, amount]) => sum + dollarsOf(token, amount), 0);
