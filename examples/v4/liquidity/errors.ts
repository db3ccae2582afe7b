import {encodeFunctionData, parseEther} from 'viem';
import {approve} from '../../support/allowances';
import {account, client, deadlineIn, run} from '../../support/chain';
import {permit2} from '../../permit2/support/permit2';
import {type Action, listOf} from '../support/actions';
import {key, usdc} from '../support/pool';
import {modifyLiquidities, positions} from '../support/positions';
import {withPermit2} from '../support/withPermit2';
import {tradeBothWays} from './support/market';
import {mintPosition} from './support/mintPosition';
import {printMistake} from './support/mistakes';
import {
  budget,
  leastFrom,
  mostFor,
  positionOf,
  positionWithin,
  range,
  readPool,
} from './support/plan';

const {tickLower, tickUpper} = range;
const [ether, stranger] = [key.currency0, positions.address];
const settlePair: Action = ['SETTLE_PAIR', ether, usdc.address];
const takePair: Action = ['TAKE_PAIR', ether, usdc.address, account];
const sweep: Action = ['SWEEP', ether, account];

/** Actions that are simulated only, as the account unless told. */
async function attempt(
  actions: readonly Action[],
  {valueWei = 0n, seconds = 600n, from = account} = {},
): Promise<unknown> {
  const args = [listOf(actions), await deadlineIn(seconds)] as const;
  const data = encodeFunctionData({...positions, functionName: 'modifyLiquidities', args});
  return client.call({account: from, to: positions.address, data, value: valueWei});
}

async function failToMint(): Promise<void> {
  const position = positionWithin(await readPool(), budget);
  const liquidity = BigInt(position.liquidity.toString());
  const most = mostFor(position);
  const [mostWei, mostUsdc] = most;
  const mint = (
    changes: {lower?: number; upper?: number; fee?: number; wei?: bigint} = {},
  ): Action => {
    const {lower = tickLower, upper = tickUpper, fee = key.fee, wei = mostWei} = changes;
    return ['MINT_POSITION', {...key, fee}, lower, upper, liquidity, wei, mostUsdc, account, '0x'];
  };
  const paid = {valueWei: mostWei};
  // #region mint
  await printMistake('Permit2 allows nothing', attempt([mint(), settlePair, sweep], paid));
  const permitted = {token: usdc.address, spender: positions.address, amount: mostUsdc};
  await withPermit2([permitted], async () => {
    await approve({token: usdc.address, spender: permit2.address, amount: 0n});
    await printMistake('no allowance for Permit2', attempt([mint(), settlePair, sweep], paid));
    await approve({token: usdc.address, spender: permit2.address, amount: mostUsdc});

    await printMistake('maximum below the price', attempt([mint({wei: 1n}), settlePair], paid));
    await printMistake('no ETH sent along', attempt([mint(), settlePair, sweep]));
    await printMistake('no SETTLE_PAIR', attempt([mint(), sweep], paid));
    await printMistake('deadline passed', attempt([mint()], {...paid, seconds: -1n}));
    await printMistake('tick beside the spacing', attempt([mint({lower: tickLower + 1})], paid));
    await printMistake('lower tick above the upper', attempt([mint({lower: tickUpper})], paid));
    await printMistake('no pool with this fee', attempt([mint({fee: 2_999})], paid));
  });
  // #endregion mint
}

async function failToChange(tokenId: bigint, liquidity: bigint): Promise<void> {
  const [leastWei, leastUsdc] = leastFrom(await positionOf(liquidity));
  const decrease = (amount: bigint, wei = 0n): Action => [
    'DECREASE_LIQUIDITY',
    ...([tokenId, amount, wei, 0n, '0x'] as const),
  ];
  const costly = liquidity / 100n; // costs more than the fees
  const most = mostFor(await positionOf(costly));
  const increase = (by: bigint): Action => ['INCREASE_LIQUIDITY', tokenId, by, ...most, '0x'];
  // #region increase
  await printMistake('increase by a stranger', attempt([increase(1n)], {from: stranger}));
  await printMistake('SETTLE_PAIR, fees exceed cost', attempt([increase(1n), settlePair]));
  await printMistake('TAKE_PAIR, cost exceeds fees', attempt([increase(costly), takePair]));
  // #endregion increase

  // #region decrease
  const all = decrease(liquidity, leastWei * 2n);
  await printMistake('minimum above the price', attempt([all, takePair]));
  await printMistake('more than the position has', attempt([decrease(liquidity + 1n), takePair]));
  await printMistake('no TAKE_PAIR', attempt([decrease(liquidity)]));
  await printMistake('decrease by a stranger', attempt([decrease(1n)], {from: stranger}));
  // #endregion decrease

  // #region empty
  await modifyLiquidities([
    ['DECREASE_LIQUIDITY', tokenId, liquidity, leastWei, leastUsdc, '0x'],
    takePair,
  ]);
  await printMistake('collect from an empty position', attempt([decrease(0n), takePair]));
  await modifyLiquidities([['BURN_POSITION', tokenId, 0n, 0n, '0x'], takePair]);
  await printMistake('change of a burnt position', attempt([decrease(0n), takePair]));
  // #endregion empty
}

run(async () => {
  await failToMint();
  const {tokenId, liquidity} = await mintPosition();
  await tradeBothWays(parseEther('20')); // in the local chain
  await failToChange(tokenId, liquidity);
});
