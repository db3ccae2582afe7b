import assert from 'node:assert/strict';
import {parseEther} from 'viem';
import {permit2} from '../../permit2/support/permit2';
import {readAllowance} from '../../support/allowances';
import {account, client, requireBalance, run} from '../../support/chain';
import {eth, printChanges} from '../../universal-router/support/printChanges';
import {type Action} from '../support/actions';
import {key, usdc} from '../support/pool';
import {mintedIn, modifyLiquidities, positions} from '../support/positions';
import {readPermitted, withPermit2} from '../support/withPermit2';
import {sellEth} from './support/market';
import {budget, costOf, mostFor, positionWithin, range, readPool} from './support/plan';
import {showPair} from './support/show';

const otherTradeWei = parseEther('1');

run(async () => {
  // #region limits
  const position = positionWithin(await readPool(), budget);
  const liquidity = BigInt(position.liquidity.toString());
  const most = mostFor(position); // in the order of the currencies
  const [mostWei, mostUsdc] = most;
  // #endregion limits
  const {tickLower, tickUpper} = range;
  console.log(`range      tick ${tickLower} to ${tickUpper}`);
  console.log(`budget     ${showPair([budget.wei, budget.usdc])}`);
  console.log(`costs now  ${showPair(costOf(position))}`);
  console.log(`at most    ${showPair(most)}`);
  console.log(`liquidity  ${liquidity}`);
  await requireBalance(usdc, mostUsdc);

  // #region actions
  const actions: Action[] = [
    ['MINT_POSITION', key, tickLower, tickUpper, liquidity, ...most, account, '0x'],
    ['SETTLE_PAIR', key.currency0, key.currency1], // pays both debts
    ['SWEEP', key.currency0, account], // the ETH that is left
  ];
  // #endregion actions

  // #region mint
  let tokenId = 0n;
  const permitted = {token: usdc.address, spender: positions.address, amount: mostUsdc};
  await withPermit2([permitted], async () => {
    await sellEth(otherTradeWei); // in the local chain, somebody trades before the mint
    await printChanges('paid', {tokens: [eth, usdc]}, async () => {
      const receipt = await modifyLiquidities(actions, mostWei);
      tokenId = mintedIn(receipt);
      return receipt;
    });
  });
  // #endregion mint

  // #region verify
  const id = {...positions, args: [tokenId]} as const;
  const owner = await client.readContract({...id, functionName: 'ownerOf'});
  const held = await client.readContract({...id, functionName: 'getPositionLiquidity'});
  assert.equal(owner, account);
  assert.equal(held, liquidity);
  // #endregion verify

  // #region leftovers
  const token = usdc.address;
  assert.equal(await readAllowance({token, spender: permit2.address}), 0n);
  assert.equal(await readPermitted({token, spender: positions.address}), 0n);
  assert.equal(await client.getBalance({address: positions.address}), 0n);
  // #endregion leftovers
  console.log(
    'the account owns the NFT; still approved: nothing; left in PositionManager: nothing',
  );
});
