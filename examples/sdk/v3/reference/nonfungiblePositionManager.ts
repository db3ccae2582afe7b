import assert from 'node:assert/strict';
import {Percent} from '@uniswap/sdk-core';
import {
  encodeSqrtRatioX96,
  FeeAmount,
  NonfungiblePositionManager,
  Pool,
  Position,
  TickMath,
} from '@uniswap/v3-sdk';
import {parseEther, parseUnits} from 'viem';
import {account, client, clientOf, deadlineIn, run} from '../../../support/chain';
import {balances, byName, minus, showBoth} from '../../../support/pair';
import {tradeBothWays} from '../../support/market';
import {readPool} from '../../support/readPool';
import {amountOf, DAI, USDC, WETH} from '../../support/tokens';
import {addedIn} from '../liquidity/support/added';
import {manager, send} from '../liquidity/support/manager';
import {encodeIncrease, encodeRemoval} from '../liquidity/support/modifyWithViem';
import {approveDesired, revoke} from '../liquidity/support/openPosition';
import {plannedPosition, slippageTolerance} from '../liquidity/support/plan';
import {readPosition} from '../liquidity/support/readPosition';
import {removedIn} from '../liquidity/support/removed';
import {encodeCollect, encodeCreate, encodeMint, encodeTransfer} from './support/managerCalls';

const friend = clientOf(2).account.address;

/** The first bytes of a call, which name its function. */
const selectorOf = ({calldata}: {calldata: string}): string => calldata.slice(0, 10);

async function create(): Promise<void> {
  // #region create
  const usdcPerDai = [parseUnits('1', 6), parseEther('1')].map(String) as [string, string];
  const price = encodeSqrtRatioX96(...usdcPerDai); // token1 by token0, in base units
  const tick = TickMath.getTickAtSqrtRatio(price);
  const pool = new Pool(DAI, USDC, FeeAmount.HIGH, price, 0, tick);
  const parameters = NonfungiblePositionManager.createCallParameters(pool);
  // #endregion create
  assert.equal(parameters.calldata, encodeCreate(pool));
  await send(parameters);
  const created = await readPool(DAI, USDC, FeeAmount.HIGH);
  assert.equal(String(created.sqrtRatioX96), String(price));
  console.log(
    `create    ${selectorOf(parameters)}  1 DAI = ${created.token0Price.toFixed(2)} USDC`,
  );
}

async function mint(): Promise<bigint> {
  // #region mint
  const position = await plannedPosition();
  const deadline = await deadlineIn(600n); // seconds, by the chain's clock
  const parameters = NonfungiblePositionManager.addCallParameters(position, {
    recipient: account,
    slippageTolerance, // 0.5% of the price
    deadline: String(deadline),
  });
  await approveDesired(position); // exactly what the mint may take
  const {tokenId, amount0, amount1} = addedIn((await send(parameters)).logs);
  // #endregion mint
  assert.equal(parameters.calldata, encodeMint(position, {slippageTolerance, deadline}));
  console.log(`mint      ${selectorOf(parameters)}  ${showBoth(byName(amount0, amount1))}`);
  return tokenId;
}

async function increase(tokenId: bigint): Promise<void> {
  // #region increase
  const {pool, tickLower, tickUpper, liquidity} = await readPosition(tokenId);
  const tenth = new Percent(1, 10).multiply(liquidity).quotient;
  const addition = new Position({pool, tickLower, tickUpper, liquidity: tenth});
  const deadline = await deadlineIn(600n);
  const parameters = NonfungiblePositionManager.addCallParameters(addition, {
    tokenId: String(tokenId), // and no recipient
    slippageTolerance,
    deadline: String(deadline),
  });
  // #endregion increase
  assert.equal(parameters.calldata, encodeIncrease(tokenId, {addition, deadline}));
  await approveDesired(addition);
  const {amount0, amount1} = addedIn((await send(parameters)).logs);
  await revoke(addition);
  console.log(`increase  ${selectorOf(parameters)}  ${showBoth(byName(amount0, amount1))}`);
}

async function collect(tokenId: bigint): Promise<void> {
  const before = await balances();
  // #region collect
  const parameters = NonfungiblePositionManager.collectCallParameters({
    tokenId: String(tokenId),
    recipient: account,
    expectedCurrencyOwed0: amountOf(USDC, 0n), // of two tokens, amounts bound nothing
    expectedCurrencyOwed1: amountOf(WETH, 0n),
  });
  // #endregion collect
  assert.equal(parameters.calldata, encodeCollect(tokenId, account));
  await send(parameters);
  const paid = minus(await balances(), before);
  console.log(`collect   ${selectorOf(parameters)}  ${showBoth(paid)}`);
}

async function remove(tokenId: bigint): Promise<void> {
  // #region remove
  const position = await readPosition(tokenId); // all of it, as it is now
  const deadline = await deadlineIn(600n);
  const quarter = new Percent(1, 4);
  const parameters = NonfungiblePositionManager.removeCallParameters(position, {
    tokenId: String(tokenId),
    liquidityPercentage: quarter,
    slippageTolerance,
    deadline: String(deadline),
    collectOptions: {
      recipient: account,
      expectedCurrencyOwed0: amountOf(USDC, 0n),
      expectedCurrencyOwed1: amountOf(WETH, 0n),
    },
  });
  // #endregion remove
  const viem = encodeRemoval(tokenId, {position, percent: quarter, deadline, burns: false});
  assert.equal(parameters.calldata, viem);
  const {paid} = removedIn((await send(parameters)).logs);
  console.log(`remove    ${selectorOf(parameters)}  ${showBoth(paid)}`);
}

async function transfer(tokenId: bigint): Promise<void> {
  // #region transfer
  const parameters = NonfungiblePositionManager.safeTransferFromParameters({
    sender: account,
    recipient: friend,
    tokenId: String(tokenId),
  });
  // #endregion transfer
  assert.equal(parameters.calldata, encodeTransfer(friend, tokenId));
  const withData = {sender: account, recipient: friend, tokenId: String(tokenId), data: '0x01'};
  assert.equal(
    NonfungiblePositionManager.safeTransferFromParameters(withData).calldata,
    encodeTransfer(friend, tokenId, '0x01'),
  );
  await send(parameters);
  const owner = {...manager, functionName: 'ownerOf', args: [tokenId]} as const;
  assert.equal(await client.readContract(owner), friend);
  console.log(`transfer  ${selectorOf(parameters)}  position ${tokenId}`);
}

async function main(): Promise<void> {
  await create();
  const tokenId = await mint();
  await tradeBothWays(parseUnits('100000', 6)); // so that the position earns fees
  await increase(tokenId);
  await collect(tokenId);
  await remove(tokenId);
  await transfer(tokenId);
}

run(main);
