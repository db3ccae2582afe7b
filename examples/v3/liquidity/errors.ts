import {parseUnits} from 'viem';
import {account, addressOf, deadlineIn, run} from '../../support/chain';
import {attemptsOf, printRevert, stranger} from './support/attempts';
import {deployKeeper, mintThrough} from './support/keeper';
import {buyWeth} from './support/market';
import {approveDesired, mintDirectly, mintParams, revokeApprovals} from './support/mintPosition';
import {minimumsToRemove, readPool} from './support/plan';
import {readPosition} from './support/positions';

const router = addressOf('SwapRouter');
const poolMoverUsdc = parseUnits('10000', 6); // lifts the price of WETH by about 1%

async function main(): Promise<void> {
  const keeper = await deployKeeper();
  const attempt = attemptsOf(keeper);
  const own = await mintDirectly();
  const kept = await mintThrough(keeper);
  const {liquidity} = await readPosition(kept);
  const late = {deadline: await deadlineIn(-1n)};
  const mint = await mintParams(keeper.address);
  const {amount0Desired, amount1Desired, amount0Min, amount1Min, deadline} = mint;
  const increase = {
    tokenId: kept,
    amount0Desired,
    amount1Desired,
    amount0Min,
    amount1Min,
    deadline,
  };
  const minimums = minimumsToRemove(await readPool(), liquidity);
  const decrease = {tokenId: kept, liquidity, ...minimums, deadline};

  // #region setting-up
  await printRevert('send to a router', attempt.send(own, router));
  await printRevert("send another's NFT", attempt.send(kept));
  await printRevert('retrieve by a stranger', attempt.retrieve(kept, stranger));
  // #endregion setting-up

  // #region mint
  await printRevert('no approval', attempt.mint(mint));
  await approveDesired(keeper.address, mint);
  await printRevert('another recipient', attempt.mint({...mint, recipient: account}));
  await printRevert('deadline passed', attempt.mint({...mint, ...late}));
  const flipped = {
    token0: mint.token1,
    token1: mint.token0,
    amount0Desired: amount1Desired,
    amount1Desired: amount0Desired,
  };
  await printRevert('token0 and token1 swapped', attempt.mint({...mint, ...flipped}));
  const crossed = {tickLower: mint.tickUpper, tickUpper: mint.tickLower};
  await printRevert('ticks swapped', attempt.mint({...mint, ...crossed}));
  const between = {tickLower: mint.tickLower + 1};
  await printRevert('tick between two usable', attempt.mint({...mint, ...between}));
  // #endregion mint

  // #region collect
  await printRevert('collect by a stranger', attempt.collect(kept, stranger));
  await printRevert('collect at the manager', attempt.collectAtManager(kept));
  await printRevert('position kept elsewhere', attempt.collect(own));
  // #endregion collect

  // #region decrease
  await printRevert('decrease by a stranger', attempt.decrease(decrease, stranger));
  await printRevert('decrease too late', attempt.decrease({...decrease, ...late}));
  const none = {...decrease, liquidity: 0n};
  await printRevert('liquidity 0', attempt.decrease(none));
  const more = {...decrease, liquidity: liquidity + 1n};
  await printRevert('more than there is', attempt.decrease(more));
  await printRevert('burn with liquidity left', attempt.burnAtManager(own));
  // #endregion decrease

  // #region increase
  await printRevert('increase by a stranger', attempt.increase(increase, stranger));
  await printRevert('increase too late', attempt.increase({...increase, ...late}));
  await revokeApprovals(keeper.address);
  await printRevert('increase, no approval', attempt.increase(increase));
  // #endregion increase

  // #region moved
  await approveDesired(keeper.address, mint);
  await buyWeth(poolMoverUsdc);
  await printRevert('mint, price moved', attempt.mint(mint));
  await printRevert('increase, price moved', attempt.increase(increase));
  await printRevert('decrease, price moved', attempt.decrease(decrease));
  // #endregion moved

  // #region unknown
  await printRevert('mint, no such pool', attempt.mint({...mint, fee: 2_999}));
  await printRevert('read an unknown position', readPosition(999n));
  // #endregion unknown
}

run(main);
