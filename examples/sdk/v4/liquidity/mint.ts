import assert from 'node:assert/strict';
import type {Position} from '@uniswap/v4-sdk';
import {parseEther} from 'viem';
import {permit2} from '../../../permit2/support/permit2';
import {readAllowance, withAllowances} from '../../../support/allowances';
import {account, client, run} from '../../../support/chain';
import {eth, printChanges} from '../../../universal-router/support/printChanges';
import {sellEth} from '../../../v4/liquidity/support/market';
import {usdc} from '../../../v4/support/pool';
import {mintedIn, positions} from '../../../v4/support/positions';
import {readPermitted} from '../../../v4/support/withPermit2';
import {allowanceFor, amountOf, requireAmounts, show, USDC} from '../../support/tokens';
import {addLiquidity, mostUsdcFor} from '../support/addLiquidity';
import {slippageTolerance} from '../support/limits';
import {budget, largestPosition, range, terms} from '../support/positionPlan';
import {ETH, readV4Pool} from '../../support/readV4Pool';

const amountsOf = ({amount0, amount1}: Position['mintAmounts']) =>
  [amountOf(ETH, BigInt(amount0.toString())), amountOf(USDC, BigInt(amount1.toString()))] as const;

run(async () => {
  // #region position
  const pool = await readV4Pool(ETH, USDC, terms);
  const position = largestPosition(pool, budget);
  const cost = amountsOf(position.mintAmounts);
  const most = amountsOf(position.mintAmountsWithSlippage(slippageTolerance));
  // #endregion position
  await requireAmounts(mostUsdcFor(position));
  console.log(`range      tick ${range.tickLower} to ${range.tickUpper}`);
  console.log(`costs now  ${cost.map(show).join(' + ')}`);
  console.log(`at most    ${most.map(show).join(' + ')}`);
  console.log(`liquidity  ${String(position.liquidity)}`);

  await sellEth(parseEther('1')); // in the local chain, another account trades before the mint
  // #region mint
  const mostUsdc = mostUsdcFor(position);
  let tokenId = 0n;
  await withAllowances([allowanceFor(permit2.address, mostUsdc)], () =>
    printChanges('paid', {tokens: [eth, usdc]}, async () => {
      const receipt = await addLiquidity(client, position, {recipient: account});
      tokenId = mintedIn(receipt);
      return receipt;
    }),
  );
  // #endregion mint

  // #region verify
  const id = {...positions, args: [tokenId]} as const;
  const owner = await client.readContract({...id, functionName: 'ownerOf'});
  const liquidity = await client.readContract({...id, functionName: 'getPositionLiquidity'});
  assert.equal(owner, account);
  assert.equal(String(liquidity), String(position.liquidity));
  // #endregion verify

  // #region leftovers
  const token = usdc.address;
  assert.equal(await readAllowance({token, spender: permit2.address}), 0n);
  assert.equal(await client.getBalance({address: positions.address}), 0n);
  const left = await readPermitted({token, spender: positions.address});
  console.log(`signed and not used: ${show(amountOf(USDC, left))}, until the deadline`);
  // #endregion leftovers
});
