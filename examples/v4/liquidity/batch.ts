import {Position} from '@uniswap/v4-sdk';
import {erc20Abi, parseEventLogs} from 'viem';
import {account, client, requireBalance, run} from '../../support/chain';
import {eth, printChanges} from '../../universal-router/support/printChanges';
import {type Action} from '../support/actions';
import {key, usdc} from '../support/pool';
import {modifyLiquidities, positions} from '../support/positions';
import {withPermit2} from '../support/withPermit2';
import {budget, leastFrom, mostFor, positionWithin, range, readPool} from './support/plan';

// #region mint-of
/** The action that mints a position for the account. */
function mintOf(position: Position): Action {
  const {tickLower, tickUpper} = position;
  const liquidity = BigInt(position.liquidity.toString());
  const most = mostFor(position);
  return ['MINT_POSITION', key, tickLower, tickUpper, liquidity, ...most, account, '0x'];
}
// #endregion mint-of

/** How much USDC PositionManager holds. */
const balanceOfManager = () =>
  client.readContract({
    ...{address: usdc.address, abi: erc20Abi},
    functionName: 'balanceOf',
    args: [positions.address],
  });

run(async () => {
  // #region plan
  const pool = await readPool();
  const narrow = positionWithin(pool, budget);
  // The same liquidity from the upper end of the first range on: ETH alone, at higher prices.
  const [tickLower, tickUpper] = [range.tickUpper, range.tickUpper + 40 * key.tickSpacing];
  const above = new Position({pool, tickLower, tickUpper, liquidity: narrow.liquidity});
  // #endregion plan

  // #region mint
  const planned = [narrow, above];
  const sum = (at: 0 | 1) => planned.reduce((total, one) => total + mostFor(one)[at], 0n);
  const [mostWei, mostUsdc] = [sum(0), sum(1)];
  await requireBalance(usdc, mostUsdc);
  const permitted = {token: usdc.address, spender: positions.address, amount: mostUsdc};
  let tokenIds: readonly bigint[] = [];
  await withPermit2([permitted], () =>
    printChanges('minted', {tokens: [eth, usdc]}, async () => {
      const receipt = await modifyLiquidities(
        [
          ...planned.map(mintOf),
          ['SETTLE_PAIR', key.currency0, key.currency1], // the debts of both
          ['SWEEP', key.currency0, account],
        ],
        mostWei,
      );
      const {logs} = receipt;
      const minted = parseEventLogs({...positions, eventName: 'Transfer', logs});
      tokenIds = minted.map(({args}) => args.id);
      return receipt;
    }),
  );
  // #endregion mint
  const [, aboveId = 0n] = tokenIds;

  // #region move
  // The position of ETH alone moves up by 20 ticks of the pool, and pays for itself.
  const least = leastFrom(above);
  const up = 20 * key.tickSpacing;
  const moved = Position.fromAmount0({
    pool,
    tickLower: above.tickLower + up,
    tickUpper: above.tickUpper + up,
    amount0: String(least[0]),
    useFullPrecision: true,
  });
  await printChanges('moved', {tokens: [eth, usdc]}, () =>
    modifyLiquidities([
      ['BURN_POSITION', aboveId, ...least, '0x'],
      mintOf(moved),
      ['TAKE_PAIR', key.currency0, key.currency1, account], // the rest, and the fees
    ]),
  );
  // #endregion move

  // #region verify
  const held = await Promise.all([
    client.getBalance({address: positions.address}),
    balanceOfManager(),
  ]);
  console.log(`left in PositionManager: ${held.join(' and ')}`);
  // #endregion verify
});
