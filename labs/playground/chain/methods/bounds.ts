import type {CallRequest} from '../execution/request';
import type {Overrides} from '../execution/overrides';
import {invalidParams, RpcError} from '../rpcError';
import type {Params} from './params';

/** Characters of a request; anvil takes as many bytes. */
const MOST_CHARACTERS = 2_000_000;
/** What an item or a name counts beside its text: quotes, a colon, a comma. */
const ITEM = 4;
/** Gas of a call: more than a block has, as much as nodes give calls, and seconds of work in a tab. */
const MOST_GAS = 50_000_000n;
/** Accounts and slots of one call. */
const MOST_OVERRIDES = 5_000;
/** As many as nodes take. */
const MOST_PERCENTILES = 100;

/** Refuses a request that is longer than anvil reads. */
export function checkSize(params: Params): void {
  let left = MOST_CHARACTERS;
  const waiting: unknown[] = [params];
  // All have a cost, so that even a cycle ends.
  while (waiting.length > 0 && left >= 0) {
    const value = waiting.pop();
    left -= ITEM + (typeof value === 'string' ? value.length : 0);
    for (const item of itemsOf(value)) waiting.push(item);
  }
  if (left >= 0) return;
  throw new RpcError(-32600, `Invalid request: expected at most ${MOST_CHARACTERS} characters`);
}

/** What an array holds, or an object with its names. */
function itemsOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Array.isArray(value) ? value : Object.entries(value).flat();
}

/** Refuses gas with which a call would keep a reader's tab busy; anvil gives as much as is asked for. */
export function checkGas({gas = 0n}: Pick<CallRequest, 'gas'>): void {
  if (gas <= MOST_GAS) return;
  throw invalidParams(`expected at most ${MOST_GAS} gas for a call in this tab, got ${gas}`);
}

/** Refuses more overrides than any call needs: an estimate makes them again for each of its tries. */
export function checkOverrides(overrides: Overrides): void {
  const accounts = Object.values(overrides);
  const slots = accounts.reduce((sum, account) => sum + slotsOf(account), 0);
  if (accounts.length + slots <= MOST_OVERRIDES) return;
  throw invalidParams(
    `expected at most ${MOST_OVERRIDES} accounts and slots to override, got ${accounts.length + slots}`,
  );
}

/** Refuses a longer list than is read for each of a thousand blocks. */
export function checkPercentiles({length}: readonly unknown[]): void {
  if (length <= MOST_PERCENTILES) return;
  throw invalidParams(`expected at most ${MOST_PERCENTILES} percentiles, got ${length}`);
}

const slotsOf = ({state = {}, stateDiff = {}}: Overrides[`0x${string}`]): number =>
  Object.keys(state).length + Object.keys(stateDiff).length;
