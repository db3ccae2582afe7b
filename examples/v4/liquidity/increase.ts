import assert from 'node:assert/strict';
import {parseEther, parseUnits} from 'viem';
import {account, client, requireBalance, run} from '../../support/chain';
import {eth, printChanges} from '../../universal-router/support/printChanges';
import {type Action} from '../support/actions';
import {key, usdc} from '../support/pool';
import {modifyLiquidities, positions} from '../support/positions';
import {readPermitted, withPermit2} from '../support/withPermit2';
import {feesOwed} from './support/fees';
import {tradeBothWays} from './support/market';
import {mintPosition} from './support/mintPosition';
import {costOf, mostFor, positionWithin, readPool} from './support/plan';
import {showPair} from './support/show';

// #region constants
const addition = {wei: parseEther('0.5'), usdc: parseUnits('1250', usdc.decimals)};
// #endregion constants
const otherTradesWei = parseEther('20');

run(async () => {
  const {tokenId, liquidity} = await mintPosition();
  await tradeBothWays(otherTradesWei); // in the local chain

  // #region limits
  const added = positionWithin(await readPool(), addition);
  const addedLiquidity = BigInt(added.liquidity.toString());
  const most = mostFor(added);
  const owed = await feesOwed(tokenId);
  console.log(`costs now   ${showPair(costOf(added))}`);
  console.log(`at most     ${showPair(most)}`);
  console.log(`fees owed   ${showPair(owed)}`);
  // #endregion limits

  // #region payment
  /** What is left to pay when the fees have paid their part. */
  const rest = (maximum: bigint, fees: bigint) => (maximum > fees ? maximum - fees : 0n);
  const [mostWei, mostUsdc] = [rest(most[0], owed[0]), rest(most[1], owed[1])];
  await requireBalance(usdc, mostUsdc);
  // #endregion payment

  // #region increase
  const actions: Action[] = [
    ['INCREASE_LIQUIDITY', tokenId, addedLiquidity, ...most, '0x'],
    ['CLOSE_CURRENCY', key.currency0], // pays a debt, takes a credit
    ['CLOSE_CURRENCY', key.currency1],
    ['SWEEP', key.currency0, account], // the ETH that is left
  ];
  const permitted = {token: usdc.address, spender: positions.address, amount: mostUsdc};
  await withPermit2([permitted], () =>
    printChanges('paid', {tokens: [eth, usdc]}, () => modifyLiquidities(actions, mostWei)),
  );
  // #endregion increase

  // #region verify
  const id = {...positions, args: [tokenId]} as const;
  const held = await client.readContract({...id, functionName: 'getPositionLiquidity'});
  assert.equal(held, liquidity + addedLiquidity);
  assert.deepEqual(await feesOwed(tokenId), [0n, 0n]); // they paid their part
  assert.equal(await readPermitted({token: usdc.address, spender: positions.address}), 0n);
  console.log(`liquidity   ${liquidity} → ${held}`);
  // #endregion verify

  // #region compound
  await tradeBothWays(otherTradesWei); // in the local chain
  const [feesWei, feesUsdc] = await feesOwed(tokenId);
  const pool = await readPool();
  const margin = (fees: bigint) => (fees * 95n) / 100n; // for a move of the price
  const compounded = positionWithin(pool, {wei: margin(feesWei), usdc: margin(feesUsdc)});
  await printChanges('compounded, paid', {tokens: [eth, usdc]}, () =>
    modifyLiquidities([
      [
        'INCREASE_LIQUIDITY',
        tokenId,
        BigInt(compounded.liquidity.toString()),
        feesWei, // no more than the fees
        feesUsdc,
        '0x',
      ],
      ['TAKE_PAIR', key.currency0, key.currency1, account], // the rest of the fees
    ]),
  );
  // #endregion compound
});
