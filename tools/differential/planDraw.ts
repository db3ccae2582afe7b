import {numberToHex, type Hex} from 'viem';
import type {Draw, Setting, Trade} from './case';
import type {Step} from './encodePlan';
import type {Currency} from './market';

export const CALLER = numberToHex(1, {size: 20});
export const ITSELF = numberToHex(2, {size: 20});
export const ETHER = numberToHex(0, {size: 20});
export const ALL = 1n << 255n;

/** What the router holds by the generator's own account: dollars, and the amount where it is sure. */
type Balances = Map<Currency, {dollars: number; exactly?: bigint}>;

export type PlanDraw = Draw & {
  balances: Balances;
  trades: Trade[];
  spent: {wei: bigint};
  setting: Setting;
};

export const step = (made: PlanDraw, byte: number, input: Hex): Step => ({
  byte,
  input,
  mayFail: made.chance(0.08),
});

/** Mostly the sender, often the router, seldom another account. */
export function recipient({chance, pick, setting}: PlanDraw, toRouter = 0.3): Hex {
  if (chance(0.05)) return pick(setting.strangers);
  if (chance(0.05)) return setting.sender;
  return chance(toRouter) ? ITSELF : CALLER;
}

export function keep(
  {balances}: PlanDraw,
  token: Currency,
  more: {dollars: number; exactly?: bigint},
): void {
  const before = balances.get(token);
  const exactly =
    before === undefined
      ? more.exactly
      : before.exactly !== undefined && more.exactly !== undefined
        ? before.exactly + more.exactly
        : undefined;
  balances.set(token, {
    dollars: (before?.dollars ?? 0) + more.dollars,
    ...(exactly !== undefined && {exactly}),
  });
}
