import {
  decodeFunctionResult,
  encodeFunctionData,
  isAddressEqual,
  numberToHex,
  parseAbi,
  parseUnits,
  sliceHex,
} from 'viem';
import {permit2} from '../../permit2/support/permit2';
import {permitSingle} from '../../permit2/support/typedData';
import {approve} from '../../support/allowances';
import {account, client, confirm, deadlineIn, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {eth, printChanges} from '../../universal-router/support/printChanges';
import {stateView} from '../support/lenses';
import {idOf, key as marketKey, usdc} from '../support/pool';
import {encodeActions, limitsOf, mintedIn, multicall, positions} from '../support/positions';

const tokens = [eth, usdc];
const key = {...marketKey, fee: 1_000, tickSpacing: 20}; // 0.1%
const [tickLower, tickUpper] = [-887_260, 887_260]; // all prices

run(async () => {
  // #region initialize-pool
  // A pool at 0.1%, at the price of the pool at 0.3%.
  const slot0 = {...stateView, functionName: 'getSlot0', args: [idOf(marketKey)]} as const;
  const [sqrtPriceX96] = await client.readContract(slot0);
  const create = encodeFunctionData({
    ...positions,
    functionName: 'initializePool',
    args: [key, sqrtPriceX96],
  });
  const created = await multicall([create]);
  const repeated = await multicall([create]);
  const ticks = [created, repeated].map(({results: [data = '0x']}) =>
    decodeFunctionResult({...positions, functionName: 'initializePool', data}),
  );
  console.log(`initializePool: tick ${ticks[0]}, once more: ${ticks[1]}`);
  // #endregion initialize-pool

  // #region multicall
  const liquidity = (parseUnits('100', usdc.decimals) << 96n) / sqrtPriceX96; // worth 100 USDC of each
  const {most} = await limitsOf(key, liquidity);
  await approve({token: usdc.address, spender: permit2.address, amount: 2n * most[1]});
  // Permit2 lets PositionManager take USDC, by a signature.
  const [, , nonce] = await client.readContract({
    ...permit2,
    functionName: 'allowance',
    args: [account, usdc.address, positions.address],
  });
  const deadline = await deadlineIn(600n);
  const permit = {
    details: {
      token: usdc.address,
      amount: 2n * most[1],
      expiration: Number(deadline),
      nonce,
    },
    spender: positions.address,
    sigDeadline: deadline,
  };
  const signature = await client.signTypedData({...permitSingle, message: permit});
  const allow = encodeFunctionData({
    ...positions,
    functionName: 'permit',
    args: [account, permit, signature],
  });
  const mint = await encodeActions([
    ['MINT_POSITION', key, tickLower, tickUpper, liquidity, ...most, account, '0x'],
    ['SETTLE_PAIR', eth.address, usdc.address],
    ['SWEEP', eth.address, account], // the ETH that is left
  ]);
  let tokenId = 0n;
  await printChanges('mint', {tokens}, async () => {
    const {receipt} = await multicall([allow, mint], most[0]);
    tokenId = mintedIn(receipt);
    return receipt;
  });
  // #endregion multicall

  // #region read
  const [poolKey, info] = await client.readContract({
    ...positions,
    functionName: 'getPoolAndPositionInfo',
    args: [tokenId],
  });
  const [lower, upper] = [BigInt.asIntN(24, info >> 8n), BigInt.asIntN(24, info >> 32n)];
  const poolId = sliceHex(numberToHex(info, {size: 32}), 0, 25); // of the 32 bytes of the id
  console.log(`position ${tokenId}: fee ${poolKey.fee}, ticks ${lower} to ${upper}`);
  console.log(`subscribed: ${(info & 0xffn) === 1n}, pool ${poolId}`);
  const id = {...positions, args: [tokenId]} as const;
  const held = await client.readContract({...id, functionName: 'getPositionLiquidity'});
  console.log(`liquidity ${held}, as minted: ${held === liquidity}`);
  // #endregion read

  // #region subscribe
  const counter = await deploy(
    {file: 'examples/v4/reference/PositionCounter.sol', contract: 'PositionCounter'},
    [positions.address],
  );
  await confirm(
    await client.writeContract({
      ...positions,
      functionName: 'subscribe',
      args: [tokenId, counter, '0x'],
    }),
  );
  const subscriber = await client.readContract({...id, functionName: 'subscriber'});
  const limit = await client.readContract({...positions, functionName: 'unsubscribeGasLimit'});
  console.log(
    `subscribed: ${isAddressEqual(subscriber, counter)}; notifyUnsubscribe may use ${limit} gas`,
  );
  // #endregion subscribe

  // #region increase
  const increase = await encodeActions([
    [
      'INCREASE_LIQUIDITY',
      tokenId,
      liquidity / 2n,
      ...(await limitsOf(key, liquidity / 2n)).most,
      '0x',
    ],
    ['SETTLE_PAIR', eth.address, usdc.address],
    ['SWEEP', eth.address, account],
  ]);
  await printChanges('increase by a half', {tokens}, async () => {
    return (await multicall([increase], most[0])).receipt;
  });
  // #endregion increase

  // #region decrease
  const decrease = await encodeActions([
    ['DECREASE_LIQUIDITY', tokenId, liquidity, ...(await limitsOf(key, liquidity)).least, '0x'],
    ['TAKE_PAIR', eth.address, usdc.address, account],
  ]);
  await printChanges('decrease', {tokens}, async () => (await multicall([decrease])).receipt);
  const changes = await client.readContract({
    address: counter,
    abi: parseAbi(['function changesOf(uint256 tokenId) view returns (uint256)']),
    functionName: 'changesOf',
    args: [tokenId],
  });
  console.log(`the subscriber has counted ${changes} changes`);
  // #endregion decrease

  // #region unsubscribe
  await confirm(await client.writeContract({...id, functionName: 'unsubscribe'}));
  // #endregion unsubscribe

  // #region burn
  const {least} = await limitsOf(key, liquidity / 2n);
  const burn = await encodeActions([
    ['BURN_POSITION', tokenId, ...least, '0x'],
    ['TAKE_PAIR', eth.address, usdc.address, account],
  ]);
  await printChanges('burn', {tokens}, async () => (await multicall([burn])).receipt);
  const left = await client.readContract({...id, functionName: 'positionInfo'});
  console.log(`positionInfo of the burned position: ${left}`);
  // #endregion burn
});
