import assert from 'node:assert/strict';
import {client, run} from '../../support/chain';
import {setBits, wordsOf} from '../../support/tickBitmap';
import {stateView} from '../support/lenses';
import {idOf, key} from '../support/pool';

/** The pool at 0.05 %, in which two positions stand. */
const pool = {...key, fee: 500, tickSpacing: 10};
const id = idOf(pool);

run(
  async () => {
    // #region batch
    const batch = {
      blockNumber: await client.getBlockNumber(), // every read sees one block
      allowFailure: false, // one failed read fails all: no tick may be missing
      deployless: true, // works on every chain; where Multicall3 is, leave this out
    } as const;
    // #endregion batch

    // #region words
    const words = wordsOf(pool.tickSpacing);
    const bitmaps = await client.multicall({
      ...batch,
      contracts: words.map(
        (word) => ({...stateView, functionName: 'getTickBitmap', args: [id, word]}) as const,
      ),
    });
    const ticks = bitmaps.flatMap((bits, at) =>
      setBits(bits).map((bit) => ((words[at] ?? 0) * 256 + bit) * pool.tickSpacing),
    );
    console.log(`${words.length} words, ${ticks.length} ticks in use`);
    // #endregion words

    // #region ticks
    const states = await client.multicall({
      ...batch,
      contracts: ticks.map(
        (tick) => ({...stateView, functionName: 'getTickLiquidity', args: [id, tick]}) as const,
      ),
    });
    for (const [at, [gross, net]] of states.entries()) {
      console.log(`tick ${String(ticks[at]).padStart(7)}: gross ${gross}, net ${net}`);
    }
    // #endregion ticks

    // #region check
    const [[, tick], liquidity] = await client.multicall({
      ...batch,
      contracts: [
        {...stateView, functionName: 'getSlot0', args: [id]},
        {...stateView, functionName: 'getLiquidity', args: [id]},
      ],
    });
    const below = states.filter((_, at) => (ticks[at] ?? 0) <= tick);
    const sum = below.reduce((total, [, net]) => total + net, 0n);
    assert.equal(sum, liquidity);
    console.log(`up to tick ${tick} they add up to the liquidity in range: ${sum}`);
    // #endregion check
  },
  {sends: false},
);
