import assert from 'node:assert/strict';
import {Percent} from '@uniswap/sdk-core';
import {encodeSqrtRatioX96, TickMath} from '@uniswap/v3-sdk';
import {type MethodParameters, Pool, Position, V4PositionManager} from '@uniswap/v4-sdk';
import {decodeFunctionData, encodeFunctionData, type Hex, size, zeroAddress} from 'viem';
import {account, client, confirm, deadlineIn, requireBalance, run} from '../../../support/chain';
import {eth, printChanges} from '../../../universal-router/support/printChanges';
import {listOf} from '../../../v4/support/actions';
import {manager} from '../../../v4/support/manager';
import {idOf, usdc} from '../../../v4/support/pool';
import {mintedIn, positions} from '../../../v4/support/positions';
import {withPermit2} from '../../../v4/support/withPermit2';
import {printFailure} from '../../support/printFailure';
import {USDC} from '../../support/tokens';
import {keyOf} from './support/quotes';
import {ETH, readV4Pool} from '../../support/readV4Pool';

const tolerance = new Percent(50, 10_000); // 0.5% of the price

// #region send
/** Sends what the SDK has encoded to PositionManager. */
async function send({calldata, value}: MethodParameters, gas?: bigint) {
  const call = {to: positions.address, data: calldata as Hex, value: BigInt(value), gas};
  return confirm(await client.sendTransaction(call));
}
// #endregion send

/** The calls that calldata consists of. */
function callsOf(calldata: string): string {
  const {functionName, args} = decodeFunctionData({...positions, data: calldata as Hex});
  const calls = functionName === 'multicall' ? (args[0] as Hex[]).map(callsOf) : [functionName];
  return calls.join(', ');
}

run(async () => {
  // #region create
  const [fee, tickSpacing] = [1_200, 24] as const; // 0.12%, in no list
  const poolKey = Pool.getPoolKey(ETH, USDC, fee, tickSpacing, zeroAddress);
  const price = encodeSqrtRatioX96(2_000 * 10 ** 6, String(10n ** 18n)); // 2,000 USDC per ETH
  const creation = V4PositionManager.createCallParameters(poolKey, price);
  console.log(`create     ${callsOf(creation.calldata)}, value ${creation.value}`);
  // #endregion create
  const tick = TickMath.getTickAtSqrtRatio(price);
  const key = keyOf(new Pool(ETH, USDC, fee, tickSpacing, zeroAddress, price, 0, tick));
  const args = [key, BigInt(price.toString())] as const;
  const viem = encodeFunctionData({...positions, functionName: 'initializePool', args});
  assert.equal(creation.calldata, viem);

  // #region gas
  const createdBy = async (request: Promise<{logs: unknown[]}>) =>
    (await request).logs.length === 0 ? 'no pool, and no revert' : 'the pool exists';
  console.log(`estimated  ${await createdBy(send(creation))}`); // the gas that viem estimates
  const initialize = {...manager, functionName: 'initialize', args, account} as const;
  const gas = 2n * (await client.estimateContractGas(initialize)); // what a revert would show
  console.log(`twice      ${await createdBy(send(creation, gas))}`);
  // #endregion gas

  const pool = await readV4Pool(ETH, USDC, {fee, tickSpacing});
  assert.equal(pool.poolId, idOf(key));
  const range = {tickLower: -201_360, tickUpper: -199_392};
  const budget = {amount0: String(10n ** 18n), amount1: String(2_500n * 10n ** 6n)};
  const position = Position.fromAmounts({pool, ...range, ...budget, useFullPrecision: true});

  // #region mint
  const deadline = String(await deadlineIn(600n));
  const mint = V4PositionManager.addCallParameters(position, {
    recipient: account, // this makes it a mint
    slippageTolerance: tolerance,
    deadline,
    useNative: ETH, // the pool has ether
  });
  console.log(`mint       ${callsOf(mint.calldata)}, at most ${BigInt(mint.value)} wei`);
  // #endregion mint

  const most = position.mintAmountsWithSlippage(tolerance);
  const [mostWei, mostUsdc] = [BigInt(String(most.amount0)), BigInt(String(most.amount1))];
  const liquidity = BigInt(position.liquidity.toString());
  // #region viem
  const unlockData = listOf([
    [
      ...(['MINT_POSITION', key, range.tickLower, range.tickUpper] as const),
      ...[liquidity, mostWei, mostUsdc, account, '0x'],
    ],
    ['SETTLE_PAIR', eth.address, usdc.address],
    ['SWEEP', eth.address, '0x0000000000000000000000000000000000000001'], // the caller
  ]);
  const call = {...positions, functionName: 'modifyLiquidities'} as const;
  const encoded = encodeFunctionData({...call, args: [unlockData, BigInt(deadline)]});
  assert.equal(mint.calldata, encoded);
  // #endregion viem

  await requireBalance(usdc, 2n * mostUsdc);
  const permitted = {token: usdc.address, spender: positions.address, amount: 2n * mostUsdc};
  let tokenId = '';
  await withPermit2([permitted], async () => {
    await printChanges('minted', {tokens: [eth, usdc]}, async () => {
      const receipt = await send(mint);
      tokenId = String(mintedIn(receipt));
      return receipt;
    });

    // #region increase
    const increase = V4PositionManager.addCallParameters(position, {
      tokenId, // and no recipient
      slippageTolerance: tolerance,
      deadline,
      useNative: ETH,
    });
    await printChanges('increased', {tokens: [eth, usdc]}, () => send(increase));
    // #endregion increase
  });

  // #region collect
  const collect = V4PositionManager.collectCallParameters(position, {
    tokenId,
    recipient: account,
    slippageTolerance: tolerance, // has no effect
    deadline,
  });
  console.log(`collect    ${callsOf(collect.calldata)}, ${size(collect.calldata as Hex)} bytes`);
  // #endregion collect
  await send(collect);

  // #region remove
  const held = new Position({pool, ...range, liquidity: String(2n * liquidity)});
  const quarter = V4PositionManager.removeCallParameters(held, {
    tokenId,
    liquidityPercentage: new Percent(25, 100),
    slippageTolerance: tolerance,
    deadline,
  });
  await printChanges('a quarter', {tokens: [eth, usdc]}, () => send(quarter));
  const left = new Position({pool, ...range, liquidity: String((2n * liquidity * 3n) / 4n)});
  const rest = V4PositionManager.removeCallParameters(left, {
    tokenId,
    liquidityPercentage: new Percent(1), // 100%
    burnToken: true,
    slippageTolerance: tolerance,
    deadline,
  });
  await printChanges('the rest', {tokens: [eth, usdc]}, () => send(rest));
  // #endregion remove

  // #region throws
  const options = {recipient: account, slippageTolerance: tolerance, deadline};
  const add = (change: object, of: Position = position) =>
    V4PositionManager.addCallParameters(of, {...options, ...change});
  await printFailure('ether without useNative', () => add({}));
  const empty = new Position({pool, ...range, liquidity: 0});
  await printFailure('no liquidity', () => add({useNative: ETH}, empty));
  await printFailure('pool without a price', () => add({useNative: ETH, createPool: true}));
  await printFailure('recipient that is none', () => add({useNative: ETH, recipient: '0x1'}));
  const half = {tokenId, liquidityPercentage: new Percent(1, 2), burnToken: true};
  await printFailure('burn of a part', () =>
    V4PositionManager.removeCallParameters(position, {...options, ...half}),
  );
  // #endregion throws
});
