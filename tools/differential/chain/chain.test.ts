import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {chainOf} from '../../../labs/playground/chain/replay/chainOf';
import {savedChain} from '../../../labs/playground/chain/savedChain';
import {savedState} from '../../../sandbox/savedState';
import {startSandbox} from '../../../sandbox/startSandbox';
import {isDeep} from '../../../testing/tier';
import {compareWithAnvil} from './compareWithAnvil';
import {worldOf} from './world';

const COUNT = Number(process.env.COUNT ?? (isDeep ? 5_000 : 150));
const SEED = Number(process.env.SEED ?? 32);

test(`answers ${COUNT} generated calls and transactions as anvil does`, async () => {
  const {stateFile} = await savedState();
  const parts = savedChain(readFileSync(stateFile, 'utf8'));
  const sandbox = await startSandbox({port: 0});
  const ask = async (drawn: object) => {
    const answer = await fetch(sandbox.url, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({jsonrpc: '2.0', id: 1, ...drawn}),
    });
    const {result, error} = (await answer.json()) as {result?: unknown; error?: unknown};
    return error === undefined ? {result} : {error};
  };
  try {
    const faults = await compareWithAnvil({
      chain: await chainOf(parts),
      ask,
      world: worldOf(parts, sandbox.contents),
      seed: SEED,
      count: COUNT,
    });
    expect(faults).toEqual([]);
  } finally {
    await sandbox.stop();
  }
});
