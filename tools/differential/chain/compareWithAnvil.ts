import type {Chain} from '../../../labs/playground/chain';
import {compareAnswers} from '../../../labs/playground/chain/replay/replay';
import {drawOf} from '../drawOf';
import {drawCall, type Drawn, drawTransaction} from './drawRequest';
import {outcomeOf} from './outcomeOf';
import type {World} from './world';

type Comparison = {
  chain: Chain;
  /** Asks anvil; an answer has `result` or `error`. */
  ask: (drawn: Drawn) => Promise<{result?: unknown; error?: unknown}>;
  world: World;
  seed: number;
  /** How many calls and transactions. */
  count: number;
};

type Compared = {
  /** A sentence for each answer that differs. */
  faults: readonly string[];
  /** How often each method had each outcome: `eth_call reverted`. */
  counts: Readonly<Record<string, number>>;
};

/** Sends the same calls and transactions to both chains, and compares the answers. */
export async function compareWithAnvil(comparison: Comparison): Promise<Compared> {
  const {chain, ask, world, seed, count} = comparison;
  const draw = drawOf(seed);
  const faults: string[] = [];
  const counts: Record<string, number> = {};
  const both = async (drawn: Drawn): Promise<unknown> => {
    const anvil = await ask(drawn);
    const kind = `${drawn.method} ${outcomeOf(anvil)}`;
    counts[kind] = (counts[kind] ?? 0) + 1;
    const differences = await compareAnswers(chain, {...drawn, ...anvil});
    faults.push(...differences.map((text) => `seed ${seed}: ${text}`));
    return anvil.result;
  };
  // Anvil mines when it is told: it would answer before it has mined.
  await both({method: 'evm_setAutomine', params: [false]});
  const nonces: Record<string, number> = {};
  for (let done = 0; done < count; done++) {
    if (draw.chance(0.6)) {
      await both(drawCall(draw, world));
      continue;
    }
    const hash = await both(drawTransaction(draw, world, nonces));
    // Now and then several wait for one block.
    if (draw.chance(0.2)) continue;
    await both({method: 'evm_mine', params: []});
    await both({method: 'eth_getBlockByNumber', params: ['latest', true]});
    if (hash) await both({method: 'eth_getTransactionReceipt', params: [hash]});
    for (const {address} of world.accounts) {
      const params = [address, 'latest'];
      const {result} = await ask({method: 'eth_getTransactionCount', params});
      nonces[address.toLowerCase()] = Number(result);
    }
  }
  return {faults, counts};
}
