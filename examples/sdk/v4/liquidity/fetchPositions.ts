import {TickMath} from '@uniswap/v3-sdk';
import type {Position} from '@uniswap/v4-sdk';
import {getAddress} from 'viem';
import {client, run} from '../../../support/chain';
import {feesOwed} from '../../../v4/liquidity/support/fees';
import {positions} from '../../../v4/support/positions';
import {stateOf} from '../../support/stateOf';
import {amountOf, show} from '../../support/tokens';
import {readV4Position} from '../support/readPosition';
import {allIdsOf} from './support/allIdsOf';

// #region full-range
/** Whether no usable tick lies outside of a position. */
const isFullRange = ({pool: {tickSpacing}, tickLower, tickUpper}: Position): boolean =>
  tickLower - tickSpacing < TickMath.MIN_TICK && tickUpper + tickSpacing > TickMath.MAX_TICK;
// #endregion full-range

async function print(tokenId: bigint, blockNumber: bigint): Promise<void> {
  // #region show
  const position = await readV4Position(tokenId, blockNumber);
  const {pool, amount0, amount1, token0PriceLower: low, token0PriceUpper: high} = position;
  const [fees0, fees1] = await feesOwed(tokenId, blockNumber);
  const owed = [amountOf(pool.currency0, fees0), amountOf(pool.currency1, fees1)];
  // #endregion show
  const names = `${pool.currency0.symbol}/${pool.currency1.symbol}`;
  const prices = `from ${low.toSignificant(5)} to ${high.toSignificant(5)}`;
  console.log(`${tokenId}: ${names}, fee ${pool.fee}, ${stateOf(position)}`);
  console.log(`   ${isFullRange(position) ? 'every price' : prices}`);
  console.log(`   holds ${show(amount0)} + ${show(amount1)}`);
  console.log(`   owed  ${owed.map(show).join(' + ')}`);
}

run(
  async () => {
    // #region ids
    const first = {...positions, functionName: 'ownerOf', args: [1n]} as const;
    const owner = getAddress(process.env.OWNER ?? (await client.readContract(first)));
    const blockNumber = await client.getBlockNumber();
    const ids = await allIdsOf(owner, blockNumber);
    // #endregion ids
    console.log(`${ids.length} positions`);
    for (const tokenId of ids) await print(tokenId, blockNumber);
  },
  {sends: false},
);
