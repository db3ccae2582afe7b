import type {UniversalRouterCommand} from '@uniswap/universal-router-sdk';
import {zeroAddress} from 'viem';
import {type Paid, readV4Swap, type Taken} from './readV4Swap';

// #region plan
/** What a plan takes and pays, and the commands that this reader leaves aside. */
export type Plan = {taken: Taken[]; paid: Paid[]; permits: string[]; unread: string[]};

/** Reads swaps of an exact input in v2, v3 and v4, and what moves their tokens; no fees. */
export function readPlan(commands: readonly UniversalRouterCommand[]): Plan {
  const plan: Plan = {taken: [], paid: [], permits: [], unread: []};
  for (const {commandName, params} of commands) {
    const value = Object.fromEntries(params.map((one) => [one.name, one.value as unknown]));
    const recipient = String(value.recipient);
    switch (commandName) {
      case 'V2_SWAP_EXACT_IN':
      case 'V3_SWAP_EXACT_IN': {
        const tokens = tokensOf(value.path);
        const amount = BigInt(String(value.amountIn));
        if (value.payerIsUser === true) plan.taken.push({token: tokens[0] ?? '', amount});
        const least = BigInt(String(value.amountOutMin));
        plan.paid.push({token: tokens.at(-1) ?? '', recipient, least});
        break;
      }
      case 'V4_SWAP': {
        const swap = readV4Swap(params);
        plan.taken.push(...(swap?.taken ?? []));
        plan.paid.push(...(swap?.paid ?? []));
        if (!swap) plan.unread.push(commandName);
        break;
      }
      case 'UNWRAP_WETH':
      case 'SWEEP': {
        const token = commandName === 'SWEEP' ? String(value.token) : zeroAddress;
        plan.paid.push({token, recipient, least: BigInt(String(value.amountMin))});
        break;
      }
      case 'WRAP_ETH':
        break; // takes of the ETH that is sent along, and no more
      case 'PERMIT2_PERMIT':
        plan.permits.push((value.permit as {spender: string}).spender);
        break;
      default:
        plan.unread.push(commandName);
    }
  }
  return plan;
}
// #endregion plan

/** The tokens along a path: the SDK reads addresses for v2, and pools for v3. */
function tokensOf(path: unknown): string[] {
  const hops = path as (string | {tokenIn: string; tokenOut: string})[];
  return hops.flatMap((hop) => (typeof hop === 'string' ? hop : [hop.tokenIn, hop.tokenOut]));
}
