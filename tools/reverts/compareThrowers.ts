import {addressOf} from '../../sandbox/addressOf';
import type {Sandbox} from '../../sandbox/startSandbox';
import {sourcesOf} from '../../pages/sources';
import {selectorsOf, type Comparison} from './compareReverts';
import {judgeThrower} from './judgeThrower';
import {traceFailures} from './traceFailures';

/** The contracts whose entries of the atlas are compared, besides the notes. */
const COMPARED: readonly (readonly [key: string, contract: string])[] = [
  ['@uniswap/swap-router-contracts/SwapRouter02', 'SwapRouter02'],
];

/** Calls every function so many times on a sandbox, and finds reverts whose thrower the atlas does not name. */
export async function compareThrowers(sandbox: Sandbox, callsEach: number): Promise<Comparison> {
  const sources = sourcesOf('.');
  const {contracts} = sources.contracts();
  const entries = sources.atlas();
  const selectors = selectorsOf([...contracts.values()]);
  const total: Comparison = {functions: 0, calls: 0, reverts: 0, faults: []};
  for (const [key, name] of COMPARED) {
    const contract = contracts.get(key);
    if (!contract) throw new Error(`no package contains ${key}`);
    for (const member of contract.members) {
      if (member.kind !== 'function' || !member.selector) continue;
      const frames = await traceFailures({sandbox, to: addressOf(name), member, callsEach});
      const faults = frames.flatMap(
        (frame) => judgeThrower(frame, {contract: name, entries, selectors}) ?? [],
      );
      total.functions += 1;
      total.calls += callsEach;
      total.reverts += frames.length;
      total.faults.push(...[...new Set(faults)].map((fault) => `${name}.${member.name} ${fault}`));
    }
  }
  return total;
}
