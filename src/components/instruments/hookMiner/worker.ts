import type {Create2Inputs} from '../../../protocol/create2';
import {findHookSalt} from '../../../protocol/hookSalt';
import {keccak} from './keccak';

/** What a worker searches: from this salt on, until one fits or the worker is ended. */
export type SearchRequest = Create2Inputs & {flags: bigint};

/** How many salts were tried, and the one that fits once it is found. */
export type SearchReply = {tries: bigint; salt?: bigint};

/** Salts between two replies: some tenths of a second on a phone. */
const SLICE = 2_048n;

self.addEventListener('message', ({data: {salt: first, ...rest}}: MessageEvent<SearchRequest>) => {
  let salt: bigint | undefined;
  for (let tries = 0n; salt === undefined; tries += SLICE) {
    const from = BigInt.asUintN(256, first + tries);
    salt = findHookSalt({...rest, salt: from, tries: SLICE}, keccak);
    const done = salt === undefined ? SLICE : BigInt.asUintN(256, salt - from) + 1n;
    const reply: SearchReply = {tries: tries + done, ...(salt !== undefined && {salt})};
    self.postMessage(reply);
  }
});
