import {
  type AbiFunction,
  type Address,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseAbiItem,
} from 'viem';
import type {Member} from '../../facts/reference/model';
import {request} from '../../packages/sandbox/chain/request';
import type {Sandbox} from '../../sandbox/startSandbox';
import {createDraw, drawValue, pick, type Draw} from './drawInput';
import type {Frame} from './judgeRevert';

type Called = {
  sandbox: Sandbox;
  to: Address;
  member: Member;
  callsEach: number;
};

/** Calls a function with boundary and random values, and traces the calls that revert. */
export async function traceFailures({sandbox, to, member, callsEach}: Called): Promise<Frame[]> {
  const draw = drawFrom(sandbox, {seed: Number(member.selector), also: [to]});
  const abi = parseAbiItem(`function ${member.signature}`) as AbiFunction;
  const calls = Array.from({length: callsEach}, () => ({
    // No contract calls a function of its own from outside.
    from: pick(
      draw.addresses.filter((address) => address !== to),
      draw,
    ),
    to,
    gas: GAS,
    data: encodeFunctionData({abi: [abi], args: abi.inputs.map((input) => drawValue(input, draw))}),
  }));
  return traceReverted(sandbox.url, calls);
}

/** Values of the sandbox to call with: its tokens, accounts and pools, and other addresses. */
export const drawFrom = (
  {contents}: Sandbox,
  {seed, also}: {seed: number; also: readonly Address[]},
): Draw => ({
  below: createDraw(seed),
  addresses: [
    ...contents.tokens.map(({address}) => address),
    ...contents.accounts.slice(0, 3).map(({address}) => address),
    ...contents.pools.slice(0, 4).map(({address}) => address),
    ...also,
    '0x0000000000000000000000000000000000000000',
  ],
  timestampSeconds: BigInt(contents.block.timestampSeconds),
});

/** The traces of those calls that revert. */
export async function traceReverted(url: string, calls: readonly Call[]): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (const call of await listFailed(url, calls)) {
    const frame = await request(url, {
      method: 'debug_traceCall',
      params: [call, 'latest', {tracer: 'callTracer'}],
    });
    frames.push(frame as Frame);
  }
  return frames;
}

/** The gas of each call. */
export const GAS = numberToHex(8_000_000);

type Call = {from: Address; to: Address; gas: Hex; data: Hex};

/** The calls that revert: all are sent at once. */
async function listFailed(url: string, calls: readonly Call[]): Promise<Call[]> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(
      calls.map((call, id) => ({jsonrpc: '2.0', id, method: 'eth_call', params: [call, 'latest']})),
    ),
  });
  const answers = (await response.json()) as {id: number; error?: unknown}[];
  return answers.flatMap(({id, error}) => (error ? [calls[id] as Call] : []));
}
