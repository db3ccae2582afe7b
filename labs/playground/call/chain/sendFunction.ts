import type {Hex} from 'viem';
import {decodeEventLog} from 'viem/utils';
import type {KnownEvent} from '../../Playground/transactions/names';
import type {Address} from '../values/names';
import {revertOf, type Ask} from './ask';
import {callFunction, requestOf, type CallResult, type FunctionCall} from './callFunction';

/** An event that a transaction logged; without a name where the page's ABI does not have it. */
export type LoggedEvent = {
  address: Address;
  topics: readonly Hex[];
  data: Hex;
  event?: {abi: KnownEvent; values: readonly unknown[]};
};

/** What came of a transaction, and of the same call before it. */
export type SendResult = {
  simulated: CallResult;
  sent:
    | {
        kind: 'mined';
        hash: Hex;
        isSuccess: boolean;
        gasUsed: bigint;
        block: number;
        events: readonly LoggedEvent[];
      }
    | {kind: 'refused'; message: string};
};

/** Events by their topics, once for each way in which their values are indexed. */
type KnownEvents = Readonly<Record<string, readonly KnownEvent[]>>;

/** Sends a function as a transaction of a test account, also where it reverts. */
export async function sendFunction(
  call: FunctionCall,
  events: KnownEvents,
  ask: Ask,
): Promise<SendResult> {
  const simulated = await callFunction(call, ask);
  try {
    const request = {...requestOf(call), ...(simulated.kind === 'reverted' && {gas: REVERTED_GAS})};
    const hash = (await ask('eth_sendTransaction', [request])) as Hex;
    return {simulated, sent: minedFrom(await receiptOf(hash, ask), events)};
  } catch (cause) {
    return {simulated, sent: {kind: 'refused', message: revertOf(cause).message}};
  }
}

/** A node estimates no gas for what reverts. */
const REVERTED_GAS = '0x7a1200';

type Receipt = {
  transactionHash: Hex;
  status: Hex;
  gasUsed: Hex;
  blockNumber: Hex;
  logs: readonly {address: Address; topics: readonly Hex[]; data: Hex}[];
};

/** Anvil mines after it has answered. */
async function receiptOf(hash: Hex, ask: Ask): Promise<Receipt> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const receipt = (await ask('eth_getTransactionReceipt', [hash])) as Receipt | null;
    if (receipt) return receipt;
  }
  throw new Error(`The chain has no receipt of ${hash}.`);
}

const MOST_TRIES = 1_000;

const minedFrom = (
  {transactionHash, status, gasUsed, blockNumber, logs}: Receipt,
  events: KnownEvents,
): SendResult['sent'] => ({
  kind: 'mined',
  hash: transactionHash,
  isSuccess: status === '0x1',
  gasUsed: BigInt(gasUsed),
  block: Number(blockNumber),
  events: logs.map((log) => ({...log, ...eventOf(log, events)})),
});

function eventOf(
  {topics, data}: {topics: readonly Hex[]; data: Hex},
  events: KnownEvents,
): Pick<LoggedEvent, 'event'> {
  for (const abi of events[topics[0] ?? ''] ?? []) {
    try {
      const {args} = decodeEventLog({abi: [abi], topics: topics as [Hex, ...Hex[]], data});
      return {event: {abi, values: valuesIn(args, abi)}};
    } catch {
      // Its values are indexed otherwise.
    }
  }
  return {};
}

function valuesIn(args: unknown, {inputs}: KnownEvent): readonly unknown[] {
  if (Array.isArray(args)) return args;
  const byName = (args ?? {}) as Record<string, unknown>;
  return inputs.map(({name}, index) => byName[name ?? ''] ?? byName[String(index)]);
}
