import {boughtInV4} from './actionSwap';
import type {Case, Draw, Setting} from './case';
import {drawDollars, drawMaximum, drawMinimum} from './drawLimits';
import {encode, encodePlan, failingOf, nested, type Step} from './encodePlan';
import {address, afterFees, SYMBOLS, worth, type Symbol} from './market';
import {ALL, ETHER, ITSELF, keep, recipient, step, type PlanDraw} from './planDraw';
import {drawHops, pathOf, tokensOf} from './trades';

const V3_IN = 0x00;
const V3_OUT = 0x01;
const TRANSFER_IN = 0x02;
const SWEEP = 0x04;
const TRANSFER = 0x05;
const PAY_PORTION = 0x06;
const V2_IN = 0x08;
const V2_OUT = 0x09;
const WRAP = 0x0b;
const UNWRAP = 0x0c;
const BALANCE_CHECK = 0x0e;

/** A random plan of the Universal Router, in forms that every release from 1.2 to 2.0 reads. */
export function universalCase(
  draw: Draw,
  {contract, setting}: {contract: string; setting: Setting},
): Case {
  const made: PlanDraw = {...draw, balances: new Map(), trades: [], spent: {wei: 0n}, setting};
  const steps = Array.from({length: 1 + draw.below(4)}, () => anyStep(made));
  const cleaned = draw.chance(0.8)
    ? [...made.balances.keys()].map((token) => sentOut(made, token))
    : [];
  const plan = nested(draw, [...steps, ...cleaned]);
  const extra = draw.chance(0.04) ? 10n ** 15n : 0n;
  return {
    contract,
    data: encodePlan(plan, setting.deadline),
    valueWei: made.spent.wei + extra,
    trades: made.trades,
    failing: failingOf(plan).map((one) => encodePlan(one, setting.deadline)),
  };
}

function anyStep(made: PlanDraw): Step {
  const {pick, chance, balances} = made;
  const tokens = [...balances.keys()];
  if (tokens.length > 0 && chance(0.55)) {
    const token = pick(tokens);
    const make = pick([soldOn, soldOn, sentOut, transferred, paidShare, checked]);
    return make(made, token);
  }
  const token = pick(SYMBOLS);
  if (chance(0.25)) return boughtInV4(made) ?? checked(made, token);
  return pick([bought, bought, bought, boughtExactly, broughtIn, wrapped, checked])(made, token);
}

type SwapInput = {from: Symbol; dollars: number; amountIn: bigint; isOfUser: boolean};

function swapped(made: PlanDraw, {from, dollars, amountIn, isOfUser}: SwapInput): Step {
  const version = made.pick(['v2', 'v3', 'v3'] as const);
  const hops = drawHops(made, {from, version, trades: made.trades});
  const last = hops.at(-1);
  if (!last) return checked(made, from);
  const left = afterFees(dollars, hops);
  const to = recipient(made);
  const minimum = drawMinimum(made, last.to, left);
  made.trades.push({hops, dollars});
  if (to === ITSELF) keep(made, last.to, {dollars: left});
  return version === 'v3'
    ? step(
        made,
        V3_IN,
        encode('address, uint256, uint256, bytes, bool', [
          to,
          amountIn,
          minimum,
          pathOf(hops, false),
          isOfUser,
        ]),
      )
    : step(
        made,
        V2_IN,
        encode('address, uint256, uint256, address[], bool', [
          to,
          amountIn,
          minimum,
          tokensOf(hops),
          isOfUser,
        ]),
      );
}

function bought(made: PlanDraw, from: Symbol): Step {
  const dollars = drawDollars(made);
  return swapped(made, {from, dollars, amountIn: worth(from, dollars), isOfUser: true});
}

/** Sells what the router holds of a token, all of it or what was surely brought. */
function soldOn(made: PlanDraw, token: Symbol | 'ETH'): Step {
  const balance = made.balances.get(token);
  if (token === 'ETH' || !balance) return sentOut(made, token);
  made.balances.delete(token);
  const amountIn = balance.exactly !== undefined && made.chance(0.5) ? balance.exactly : ALL;
  return swapped(made, {from: token, dollars: balance.dollars, amountIn, isOfUser: false});
}

function boughtExactly(made: PlanDraw, from: Symbol): Step {
  const version = made.pick(['v2', 'v3'] as const);
  const hops = drawHops(made, {from, version, trades: made.trades});
  const last = hops.at(-1);
  if (!last) return checked(made, from);
  const dollars = drawDollars(made);
  const cost = dollars ** 2 / afterFees(dollars, hops);
  const amountOut = worth(last.to, dollars);
  const maximum = drawMaximum(made, from, cost);
  const to = recipient(made);
  made.trades.push({hops, dollars});
  if (to === ITSELF) keep(made, last.to, {dollars, exactly: amountOut});
  return version === 'v3'
    ? step(
        made,
        V3_OUT,
        encode('address, uint256, uint256, bytes, bool', [
          to,
          amountOut,
          maximum,
          pathOf(hops, true),
          true,
        ]),
      )
    : step(
        made,
        V2_OUT,
        encode('address, uint256, uint256, address[], bool', [
          to,
          amountOut,
          maximum,
          tokensOf(hops),
          true,
        ]),
      );
}

function broughtIn(made: PlanDraw, token: Symbol): Step {
  const dollars = drawDollars(made);
  const amount = worth(token, dollars);
  const to = recipient(made, 0.9);
  if (to === ITSELF) keep(made, token, {dollars, exactly: amount});
  return step(made, TRANSFER_IN, encode('address, address, uint160', [address[token], to, amount]));
}

function wrapped(made: PlanDraw): Step {
  const dollars = drawDollars(made);
  const amount = worth('WETH', dollars);
  const to = recipient(made, 0.8);
  made.spent.wei += amount;
  if (to === ITSELF) keep(made, 'WETH', {dollars, exactly: amount});
  return step(made, WRAP, encode('address, uint256', [to, amount]));
}

/** Sends all of a token that the router holds, with a minimum or without. */
function sentOut(made: PlanDraw, token: Symbol | 'ETH'): Step {
  const dollars = made.balances.get(token)?.dollars ?? 0;
  made.balances.delete(token);
  const to = recipient(made, 0.02);
  const minimum = drawMinimum(made, token === 'ETH' ? 'WETH' : token, dollars);
  if (token === 'WETH' && made.chance(0.6)) {
    if (to === ITSELF) keep(made, 'ETH', {dollars});
    return step(made, UNWRAP, encode('address, uint256', [to, minimum]));
  }
  if (to === ITSELF) keep(made, token, {dollars});
  const of = token === 'ETH' ? ETHER : address[token];
  return step(made, SWEEP, encode('address, address, uint256', [of, to, minimum]));
}

function transferred(made: PlanDraw, token: Symbol | 'ETH'): Step {
  const balance = made.balances.get(token);
  const all =
    balance?.exactly ?? worth(token === 'ETH' ? 'WETH' : token, (balance?.dollars ?? 0) * 0.9);
  const isAll = token !== 'ETH' && made.chance(0.4);
  if (isAll || balance?.exactly !== undefined) made.balances.delete(token);
  const of = token === 'ETH' ? ETHER : address[token];
  const to = recipient(made, 0);
  return step(made, TRANSFER, encode('address, address, uint256', [of, to, isAll ? ALL : all]));
}

function paidShare(made: PlanDraw, token: Symbol | 'ETH'): Step {
  const bips = made.pick([10n, 25n, 100n, 5_000n, 10_000n]);
  const balance = made.balances.get(token);
  made.balances.delete(token);
  const left = (balance?.dollars ?? 0) * (1 - Number(bips) / 10_000);
  if (left > 0) keep(made, token, {dollars: left});
  const of = token === 'ETH' ? ETHER : address[token];
  const to = recipient(made, 0);
  return step(made, PAY_PORTION, encode('address, address, uint256', [of, to, bips]));
}

function checked(made: PlanDraw, token: Symbol | 'ETH'): Step {
  const of = address[token === 'ETH' ? 'WETH' : token];
  return step(
    made,
    BALANCE_CHECK,
    encode('address, address, uint256', [made.setting.sender, of, 1n]),
  );
}
