import {parseUnits} from 'viem';
import {approve} from '../../support/allowances';
import {client, deadlineIn, run} from '../../support/chain';
import {printFailure} from '../../sdk/support/printFailure';
import {buyWeth} from '../liquidity/support/market';
import {type Migration, migrator, planFor} from './support/plan';
import {provideToV2, readV2Liquidity} from './support/v2Liquidity';

run(async () => {
  await provideToV2();
  const v2 = await readV2Liquidity();
  const migration = await planFor(v2.liquidity, {refundAsETH: true}, v2);
  const refuses = (mistake: string, changes: Partial<Migration> = {}) =>
    printFailure(mistake, () =>
      client.simulateContract({
        ...{...migrator, functionName: 'migrate'},
        args: [{...migration, ...changes}],
      }),
    );

  // #region errors
  await refuses('no allowance');
  const allowed = {token: v2.pair, spender: migrator.address, amount: v2.liquidity};
  await approve(allowed);
  await refuses('share 0', {percentageToMigrate: 0});
  await refuses('share in basis points', {percentageToMigrate: 200});
  await refuses('deadline passed', {deadline: await deadlineIn(-1n)});
  const {token0, token1, tickLower, tickUpper} = migration;
  await refuses('tokens not sorted', {token0: token1, token1: token0});
  await refuses('ticks swapped', {tickLower: tickUpper, tickUpper: tickLower});
  await refuses('a fee without a pool', {fee: 2_500});
  // #endregion errors

  // #region moved
  await buyWeth(parseUnits('10000', 6)); // another account lifts the price in v3 by about 1%
  await refuses('the price moved');
  await buyWeth(parseUnits('10000', 6));
  const planAgain = () => planFor(v2.liquidity, {refundAsETH: true}, v2);
  await printFailure('planned again, 2% apart', planAgain);
  await buyWeth(parseUnits('300000', 6));
  await printFailure('planned outside the range', planAgain);
  // #endregion moved
  await approve({...allowed, amount: 0n});
});
