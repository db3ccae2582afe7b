import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, constants} from 'node:zlib';
import type {Conversation} from './conversation';

const FILE = path.join(__dirname, 'conversations.json.br');

/** Programs whose conversations are kept: each part of the protocol, and each kind of method. */
export const KEPT: readonly string[] = [
  'home/firstSwap.ts',
  'api/batchSwap.ts',
  'permit2/witness.ts',
  'reverts/uniswapx/fill.ts',
  'reverts/v2/pair.ts',
  'reverts/v3/positionPermit.ts',
  'reverts/v4/hooks.ts',
  'sdk/universal-router/swap.ts',
  'sdk/v3/basics/wrapEther.ts',
  'v2/concepts/sandwich.ts',
  'v2/guides/oracleOverflow.ts',
  'v3/reference/staker/incentive.ts',
  'v4/environment/steer.ts',
];

export const readRecording = (): Conversation[] =>
  JSON.parse(String(brotliDecompressSync(readFileSync(FILE)))) as Conversation[];

export function writeRecording(conversations: readonly Conversation[]): void {
  const params = {[constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS};
  writeFileSync(FILE, brotliCompressSync(JSON.stringify(conversations), {params}));
}
