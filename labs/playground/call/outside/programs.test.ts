import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import {startSandbox} from '../../../../packages/sandbox';
import {isDeep} from '../../../../testing/tier';
import {callables, exampleCall} from '../data/callPages.fixture';
import type {OutsideCall} from './outsideCall';
import {viemCode} from './viemCode';

const run = promisify(execFile);

/** With tuples, lists, numbers of few bits, and ether. */
const SAMPLE: readonly (readonly [place: string, as: OutsideCall['as'], printed: RegExp])[] = [
  ['v3/reference/periphery/lens/QuoterV2#quoteExactInputSingle', 'call', /^\[\n? *19920\d{5}n,/],
  ['v2/reference/smart-contracts/router-02#getAmountsOut', 'call', /^\[ 10{18}n, 19920\d{5}n \]/],
  ['v3/reference/core/UniswapV3Pool#observe', 'call', /^\[\s+\[\s*-?\d+n/],
  ['v4/reference/periphery/lens/V4Quoter#quoteExactInput', 'call', /^\[ \d+n, \d+n \]/],
  ['v3/reference/periphery/SwapRouter#exactInputSingle', 'transaction', /^success \d+n\n$/],
];

/** The compiler takes longer than all else: it, and the rest of the programs, run in the deep tier. */
const tried = isDeep ? SAMPLE : SAMPLE.slice(0, 1);

test('writes programs with viem that compile and run', async () => {
  const folder = mkdtempSync(path.join(process.cwd(), '.cache/call-'));
  const sandbox = await startSandbox({port: 0});
  try {
    const files = tried.map(([place, as], index) => {
      const file = path.join(folder, `program${index}.mts`);
      writeFileSync(file, programOf(place, as));
      return file;
    });
    if (isDeep) await run(process.execPath, [COMPILER, ...OPTIONS, ...files]);
    const env = {...process.env, RPC_URL: sandbox.url, PRIVATE_KEY: KEY};
    for (const [index, [place, , printed]] of tried.entries()) {
      const {stdout} = await run(process.execPath, ['--import', 'tsx', files[index] ?? ''], {env});
      expect(stdout, place).toMatch(printed);
    }
  } finally {
    await sandbox.stop();
    rmSync(folder, {recursive: true});
  }
});

const COMPILER = 'node_modules/typescript-7/bin/tsc';
const OPTIONS = [
  ...['--noEmit', '--ignoreConfig', '--strict', '--skipLibCheck', '--types', 'node'],
  ...['--target', 'es2022', '--module', 'nodenext'],
];

/** Of the second test account, which the sandbox publishes. */
const KEY = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';

function programOf(place: string, as: OutsideCall['as']): string {
  const one = callables.find(
    (callable) => callable.place.toLowerCase() === `/contracts/${place}`.toLowerCase(),
  );
  if (!one) throw new Error(`no function has a form at ${place}`);
  const call = exampleCall(one);
  return viemCode({...call, address: call.to, as});
}
