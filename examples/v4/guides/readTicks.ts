import assert from 'node:assert/strict';
import {client, run} from '../../support/chain';
import {wordsOf} from '../../support/tickBitmap';
import {stateView} from '../support/lenses';
import {idOf, key} from '../support/pool';
import {readV4Ticks} from '../support/readV4Ticks';

/** The pool at 0.05%, in which two positions stand. */
const pool = {...key, fee: 500, tickSpacing: 10};
const id = idOf(pool);

run(
  async () => {
    const blockNumber = await client.getBlockNumber();
    const ticks = await readV4Ticks({id, tickSpacing: pool.tickSpacing, blockNumber});
    console.log(`${wordsOf(pool.tickSpacing).length} words, ${ticks.length} ticks in use`);
    for (const {index, liquidityGross: gross, liquidityNet: net} of ticks) {
      console.log(`tick ${String(index).padStart(7)}: gross ${gross}, net ${net}`);
    }

    // #region check
    const view = {...stateView, args: [id]} as const;
    const [[, tick], liquidity] = await client.multicall({
      blockNumber,
      allowFailure: false,
      deployless: true,
      contracts: [
        {...view, functionName: 'getSlot0'},
        {...view, functionName: 'getLiquidity'},
      ],
    });
    const below = ticks.filter(({index}) => index <= tick);
    const sum = below.reduce((total, {liquidityNet}) => total + liquidityNet, 0n);
    assert.equal(sum, liquidity);
    console.log(`up to tick ${tick} they add up to the liquidity in range: ${sum}`);
    // #endregion check
  },
  {sends: false},
);
