import {
  type AbiFunction,
  type Address,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseAbiItem,
} from 'viem';
import type {Member} from '../../facts/reference/model';
import {request} from '../../sandbox/chain/request';
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
  const {contents, url} = sandbox;
  const draw: Draw = {
    below: createDraw(Number(member.selector)),
    addresses: [
      ...contents.tokens.map(({address}) => address),
      ...contents.accounts.slice(0, 3).map(({address}) => address),
      ...contents.pools.slice(0, 4).map(({address}) => address),
      to,
      '0x0000000000000000000000000000000000000000',
    ],
    timestampSeconds: BigInt(contents.block.timestampSeconds),
  };
  const abi = parseAbiItem(`function ${member.signature}`) as AbiFunction;
  const calls = Array.from({length: callsEach}, () => ({
    // No contract calls a function of its own from outside.
    from: pick(
      draw.addresses.filter((address) => address !== to),
      draw,
    ),
    to,
    gas: numberToHex(8_000_000),
    data: encodeFunctionData({abi: [abi], args: abi.inputs.map((input) => drawValue(input, draw))}),
  }));
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
