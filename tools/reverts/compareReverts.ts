import {
  type Address,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseAbiItem,
  type AbiFunction,
} from 'viem';
import type {Contract, Member} from '../../facts/reference/model';
import {request} from '../../packages/sandbox/chain/request';
import {addressOf} from '../../sandbox/addressOf';
import type {Sandbox} from '../../sandbox/startSandbox';
import {noteElsewhere, noteOf} from '../../pages/reference/contractMembers';
import type {MemberNote} from '../../pages/reference/contractNotes';
import {sourcesOf} from '../../pages/sources';
import {createDraw, drawValue, pick, type Draw} from './drawInput';
import {judgeRevert, type Frame, type Selectors} from './judgeRevert';

/** What came of the generated calls of all contracts. */
export type Comparison = {functions: number; calls: number; reverts: number; faults: string[]};

/** The contracts that readers use most, with the notes of each and the place on the sandbox. */
const COMPARED: readonly (readonly [key: string, contract: string])[] = [
  ['@uniswap/v3-core/UniswapV3Factory', 'UniswapV3Factory'],
  ['@uniswap/v3-core/UniswapV3Pool', 'pool'],
  ['@uniswap/v3-periphery/NonfungiblePositionManager', 'NonfungiblePositionManager'],
  ['@uniswap/v3-periphery/SwapRouter', 'SwapRouter'],
  ['@uniswap/v3-periphery/QuoterV2', 'QuoterV2'],
  ['@uniswap/v3-periphery/V3Migrator', 'V3Migrator'],
  ['@uniswap/v2-core/UniswapV2Factory', 'UniswapV2Factory'],
  ['@uniswap/v2-core/UniswapV2Pair', 'pair'],
  ['@uniswap/v2-periphery/UniswapV2Router02', 'UniswapV2Router02'],
  ['@uniswap/uniswapx-sdk/AllowanceTransfer', 'Permit2'],
  ['@uniswap/uniswapx-sdk/SignatureTransfer', 'Permit2'],
];

/** Calls every function so many times on a sandbox, and finds reverts that its notes do not list. */
export async function compareReverts(sandbox: Sandbox, callsEach: number): Promise<Comparison> {
  const {contracts, pages} = sourcesOf('.').contracts();
  const selectors = selectorsOf([...contracts.values()]);
  const total: Comparison = {functions: 0, calls: 0, reverts: 0, faults: []};
  for (const [key, name] of COMPARED) {
    const [contract, page] = [contracts.get(key), pages.get(key)];
    if (!contract || !page) throw new Error(`no contract with notes has the key ${key}`);
    const to = placeOf(sandbox, name);
    for (const member of contract.members.filter(
      ({kind, selector}) => kind === 'function' && selector,
    )) {
      const note = noteOf(page.notes, member) ?? noteElsewhere(member, page.notes, pages)?.note;
      if (!note) continue;
      const {reverts, faults} = await callEach({sandbox, to, member, note, selectors, callsEach});
      total.functions += 1;
      total.calls += callsEach;
      total.reverts += reverts;
      total.faults.push(...faults.map((fault) => `${contract.name}.${member.name} ${fault}`));
    }
  }
  return total;
}

function placeOf({contents}: Sandbox, name: string): Address {
  const version = {pool: 'v3', pair: 'v2'}[name];
  const pool = contents.pools.find((one) => one.version === version);
  return pool?.address ?? addressOf(name);
}

type Called = {
  sandbox: Sandbox;
  to: Address;
  member: Member;
  note: MemberNote;
  selectors: Selectors;
  callsEach: number;
};

async function callEach({sandbox, to, member, note, selectors, callsEach}: Called) {
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
  const failed = await listFailed(url, calls);
  const faults = new Set<string>();
  for (const call of failed) {
    const frame = (await request(url, {
      method: 'debug_traceCall',
      params: [call, 'latest', {tracer: 'callTracer'}],
    })) as Frame;
    const fault = judgeRevert(frame, note, selectors);
    if (fault) faults.add(fault);
  }
  return {reverts: failed.length, faults: [...faults]};
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

function selectorsOf(contracts: readonly Contract[]): Selectors {
  const errors = new Map<string, string>();
  const functions = new Map<string, string[]>();
  for (const {kind, name, selector, signature} of contracts.flatMap(({members}) => members)) {
    if (kind === 'error' && selector) errors.set(selector, signature);
    if (kind === 'function' && selector)
      functions.set(selector, [...(functions.get(selector) ?? []), name]);
  }
  return {errors, functions};
}
