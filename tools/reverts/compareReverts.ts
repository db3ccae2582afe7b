import type {Address} from 'viem';
import type {Contract} from '../../facts/reference/model';
import {addressOf} from '../../sandbox/addressOf';
import type {Sandbox} from '../../sandbox/startSandbox';
import {noteElsewhere, noteOf} from '../../pages/reference/contractMembers';
import {sourcesOf} from '../../pages/sources';
import {judgeRevert, type Selectors} from './judgeRevert';
import {traceFailures} from './traceFailures';

/** What came of the generated calls of all contracts. */
export type Comparison = {functions: number; calls: number; reverts: number; faults: string[]};

/** The contracts that readers use most, with the notes of each, the place on the sandbox, and functions that its release there lacks. */
const COMPARED: readonly (readonly [key: string, contract: string, lacking?: string])[] = [
  ['@uniswap/v3-core/UniswapV3Factory', 'UniswapV3Factory'],
  ['@uniswap/v3-core/UniswapV3Pool', 'pool'],
  ['@uniswap/v3-periphery/NonfungiblePositionManager', 'NonfungiblePositionManager'],
  ['@uniswap/v3-periphery/SwapRouter', 'SwapRouter'],
  ['@uniswap/swap-router-contracts/SwapRouter02', 'SwapRouter02'],
  ['@uniswap/v3-periphery/QuoterV2', 'QuoterV2'],
  ['@uniswap/v3-periphery/V3Migrator', 'V3Migrator'],
  ['@uniswap/v2-core/UniswapV2Factory', 'UniswapV2Factory'],
  ['@uniswap/v2-core/UniswapV2Pair', 'pair'],
  ['@uniswap/v2-periphery/UniswapV2Router02', 'UniswapV2Router02'],
  ['@uniswap/uniswapx-sdk/AllowanceTransfer', 'Permit2'],
  ['@uniswap/uniswapx-sdk/SignatureTransfer', 'Permit2'],
  ['@uniswap/v4-core/PoolManager', 'PoolManager'],
  ['@uniswap/v4-periphery/PositionManager', 'PositionManager'],
  ['@uniswap/v4-periphery/StateView', 'StateView'],
  ['@uniswap/v4-periphery/V4Quoter', 'V4Quoter', 'msgSender'],
];

/** Calls every function so many times on a sandbox, and finds reverts that its notes do not list. */
export async function compareReverts(sandbox: Sandbox, callsEach: number): Promise<Comparison> {
  const {contracts, pages} = sourcesOf('.').contracts();
  const selectors = selectorsOf([...contracts.values()]);
  const total: Comparison = {functions: 0, calls: 0, reverts: 0, faults: []};
  for (const [key, name, lacking] of COMPARED) {
    const [contract, page] = [contracts.get(key), pages.get(key)];
    if (!contract || !page) throw new Error(`no contract with notes has the key ${key}`);
    const to = placeOf(sandbox, name);
    for (const member of contract.members.filter(
      (one) => one.kind === 'function' && one.selector && one.name !== lacking,
    )) {
      const note = noteOf(page.notes, member) ?? noteElsewhere(member, page.notes, pages)?.note;
      if (!note) continue;
      const frames = await traceFailures({sandbox, to, member, callsEach});
      const faults = new Set(frames.flatMap((frame) => judgeRevert(frame, note, selectors) ?? []));
      total.functions += 1;
      total.calls += callsEach;
      total.reverts += frames.length;
      total.faults.push(...[...faults].map((fault) => `${contract.name}.${member.name} ${fault}`));
    }
  }
  return total;
}

function placeOf({contents}: Sandbox, name: string): Address {
  const version = {pool: 'v3', pair: 'v2'}[name];
  const pool = contents.pools.find((one) => one.version === version);
  return pool?.address ?? addressOf(name);
}

/** The names of all errors and functions by their selectors. */
export function selectorsOf(contracts: readonly Contract[]): Selectors {
  const errors = new Map<string, string>();
  const functions = new Map<string, string[]>();
  for (const {kind, name, selector, signature} of contracts.flatMap(({members}) => members)) {
    if (kind === 'error' && selector) errors.set(selector, signature);
    if (kind === 'function' && selector)
      functions.set(selector, [...(functions.get(selector) ?? []), name]);
  }
  return {errors, functions};
}
