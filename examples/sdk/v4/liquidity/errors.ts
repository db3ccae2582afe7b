import {Percent, WETH9} from '@uniswap/sdk-core';
import {
  type AddLiquidityOptions,
  Position,
  type RemoveLiquidityOptions,
  V4PositionManager,
} from '@uniswap/v4-sdk';
import {account, chain, deadlineIn, run} from '../../../support/chain';
import {positions} from '../../../v4/support/positions';
import {printFailure} from '../../support/printFailure';
import {USDC} from '../../support/tokens';
import {slippageTolerance} from '../support/limits';
import {budget, largestPosition, range, terms} from '../support/positionPlan';
import {ETH, readV4Pool} from '../../support/readV4Pool';

const pad = (mistake: string) => mistake.padEnd(30);

run(
  async () => {
    const pool = await readV4Pool(ETH, USDC, terms);
    const position = largestPosition(pool, budget);
    const common = {slippageTolerance, deadline: String(await deadlineIn(600n))};
    const withoutNative = {...common, recipient: account};
    const mint = {...withoutNative, useNative: ETH};
    const remove = {...common, tokenId: '1', liquidityPercentage: new Percent(1, 2)};

    const add = (held: Position, options: AddLiquidityOptions) =>
      V4PositionManager.addCallParameters(held, options);
    const take = (options: RemoveLiquidityOptions) =>
      V4PositionManager.removeCallParameters(position, options);

    // #region add
    await printFailure('ETH pool, no useNative', () => add(position, withoutNative));
    const empty = new Position({pool, ...range, liquidity: 0});
    await printFailure('position of no liquidity', () => add(empty, mint));
    await printFailure('createPool without a price', () =>
      add(position, {...mint, createPool: true}),
    );
    const uneven = {...range, tickLower: range.tickLower + 1};
    await printFailure(
      'tick between usable ones',
      () => new Position({pool, ...uneven, liquidity: 1}),
    );
    // #endregion add

    // #region remove
    await printFailure('burn of a half', () => take({...remove, burnToken: true}));
    await printFailure('removal of nothing', () =>
      take({...remove, liquidityPercentage: new Percent(0)}),
    );
    // #endregion remove

    // #region silent
    const batch = position.permitBatchData(slippageTolerance, positions.address, 0, '1');
    const [first] = batch.details;
    const isWrapped = first?.token === WETH9[chain.id]?.address;
    console.log(`${pad('permitBatchData with ETH')}  asks for ${isWrapped ? 'WETH' : 'ETH'}`);
    const permit = {spender: account, tokenId: '1', deadline: '1', nonce: '0', signature: '0x'};
    const signed = take({...remove, permit}).calldata;
    const isIgnored = signed === take(remove).calldata;
    console.log(`${pad('permit, and no burnToken')}  ${isIgnored ? 'is left out' : 'is used'}`);
    // #endregion silent
  },
  {sends: false},
);
