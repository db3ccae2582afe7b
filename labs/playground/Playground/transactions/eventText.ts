import {decodeEventLog, formatUnits, maxUint256} from 'viem';
import {nameAt, short, type Names} from './names';
import type {Log} from './readTransactions';

/** A log in words: the contract, the event with its values, or its topic where the event is not known. */
export function eventText(log: Log, names: Names): string {
  const emitter = nameAt(names, log.address);
  for (const event of names.events[log.topics[0]] ?? []) {
    try {
      const {args} = decodeEventLog({abi: [event], topics: log.topics, data: log.data});
      const values = Object.entries(args ?? {}).map(
        ([name, value]) => `${name} ${amountIn(value, log, names) ?? valueText(value, names)}`,
      );
      return `${emitter} · ${event.name}(${values.join(', ')})`;
    } catch {
      // Another event with the same topic indexes other values.
    }
  }
  return `${emitter} · topic ${short(log.topics[0] ?? '0x')}`;
}

/** Numbers in the events of a token are amounts of it. */
function amountIn(value: unknown, {address}: Log, {tokens}: Names): string | undefined {
  const token = tokens[address.toLowerCase()];
  if (typeof value !== 'bigint' || !token) return undefined;
  return value === maxUint256 ? 'unlimited' : amountText(value, token);
}

function valueText(value: unknown, names: Names): string {
  if (typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)) {
    return nameAt(names, value as `0x${string}`);
  }
  if (typeof value === 'string' && value.length > 20) return short(value);
  return typeof value === 'object' ? '…' : String(value);
}

/** A raw amount in whole units: `0.498 WETH`. */
export const amountText = (
  raw: bigint,
  {symbol, decimals}: {symbol: string; decimals: number},
): string => `${formatUnits(raw, decimals)} ${symbol}`;
