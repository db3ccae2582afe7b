import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {chainOf} from '../../../labs/playground/chain/replay/chainOf';
import {savedChain} from '../../../labs/playground/chain/savedChain';
import {savedState} from '../../../sandbox/savedState';
import {startSandbox} from '../../../sandbox/startSandbox';
import {isDeep} from '../../../testing/tier';
import {compareWithAnvil} from './compareWithAnvil';
import {worldOf} from './world';

/** Each part has a chain of its own: with all accounts that thousands make, mining takes long. */
const PARTS = Number(process.env.PARTS ?? (isDeep ? 12 : 1));
const COUNT = Number(process.env.COUNT ?? (isDeep ? 500 : 150));
const SEED = Number(process.env.SEED ?? 32);

const OUTCOMES = [
  ...['eth_call succeeded', 'eth_call reverted', 'eth_call halted'],
  ...['eth_estimateGas succeeded', 'eth_estimateGas reverted'],
  ...['eth_sendRawTransaction succeeded', 'eth_sendRawTransaction refused'],
  ...['eth_getTransactionReceipt succeeded', 'eth_getTransactionReceipt failed'],
];

test.each(Array.from({length: PARTS}, (_, part) => SEED + part))(
  `answers ${COUNT} calls and transactions drawn with seed %i as anvil does`,
  async (seed) => {
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
      const {faults, counts} = await compareWithAnvil({
        chain: await chainOf(parts),
        ask,
        world: worldOf(parts, sandbox.contents),
        seed,
        count: COUNT,
      });
      expect(faults).toEqual([]);
      expect(Object.keys(counts)).toEqual(expect.arrayContaining(OUTCOMES));
    } finally {
      await sandbox.stop();
    }
  },
);
