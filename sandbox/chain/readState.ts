import {gunzipSync} from 'node:zlib';
import {request} from '../../packages/sandbox/chain/request';

type State = {
  blocks: {header: {number: string}}[];
  transactions: {block_number: number; info: {transaction_index: number}}[];
};

/** The node's whole state as JSON text, which `--load-state` takes; equal states give equal text. */
export async function readState(url: string): Promise<string> {
  const packed = await request(url, {method: 'anvil_dumpState'});
  if (typeof packed !== 'string') throw new Error('anvil_dumpState gave no text');
  const state = JSON.parse(String(gunzipSync(Buffer.from(packed.slice(2), 'hex')))) as State;
  return JSON.stringify(inOrder(state));
}

/** Anvil writes blocks and transactions in the order of a hash table, another each time. */
const inOrder = (state: State): State => ({
  ...state,
  blocks: [...state.blocks].sort((a, b) => Number(a.header.number) - Number(b.header.number)),
  transactions: [...state.transactions].sort(
    (a, b) =>
      a.block_number - b.block_number || a.info.transaction_index - b.info.transaction_index,
  ),
});
