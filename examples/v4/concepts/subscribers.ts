import {
  type Address,
  decodeErrorResult,
  encodeFunctionData,
  hexToString,
  parseAbi,
  parseEventLogs,
  parseUnits,
  sliceHex,
  toFunctionSelector,
  type TransactionReceipt,
} from 'viem';
import {account, client, confirm, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {refusal} from '../hooks/support/refusal';
import {stateView} from '../support/lenses';
import {deployUnlocker, manager} from '../support/manager';
import {idOf, key, usdc} from '../support/pool';
import {limitsOf, mintedIn, modifyLiquidities, positions} from '../support/positions';
import {withPermit2} from '../support/withPermit2';

const file = 'examples/v4/concepts/PositionDiary.sol';
const diaryAbi = parseAbi([
  'event Subscribed(uint256 indexed tokenId, bytes data)',
  'event Modified(uint256 indexed tokenId, int256 liquidityChange, int128 fees0, int128 fees1)',
  'event Unsubscribed(uint256 indexed tokenId)',
  'event Burned(uint256 indexed tokenId, address owner, uint256 liquidity, int128 fees0, int128 fees1)',
]);
const wrappedAbi = parseAbi([
  'error WrappedError(address target, bytes4 selector, bytes reason, bytes details)',
]);

/** Mints a position over all prices, worth 100 USDC on each side. */
async function mint(): Promise<bigint> {
  const slot0 = {...stateView, functionName: 'getSlot0', args: [idOf(key)]} as const;
  const [sqrtPriceX96] = await client.readContract(slot0);
  const liquidity = (parseUnits('100', usdc.decimals) << 96n) / sqrtPriceX96;
  const {most} = await limitsOf(key, liquidity);
  const allowance = {token: usdc.address, spender: positions.address, amount: most[1]};
  const receipt = await withPermit2([allowance], () =>
    modifyLiquidities(
      [
        ['MINT_POSITION', key, -887_220, 887_220, liquidity, ...most, account, '0x'],
        ['SETTLE_PAIR', key.currency0, key.currency1],
        ['SWEEP', key.currency0, account],
      ],
      most[0],
    ),
  );
  return mintedIn(receipt);
}

/** Takes out a part of a position's liquidity, or all of it with its NFT. */
async function encodeRemoval(tokenId: bigint, liquidity: bigint, burns = false) {
  const {least} = await limitsOf(key, liquidity);
  return [
    burns
      ? (['BURN_POSITION', tokenId, ...least, '0x'] as const)
      : (['DECREASE_LIQUIDITY', tokenId, liquidity, ...least, '0x'] as const),
    ['TAKE_PAIR', key.currency0, key.currency1, account] as const,
  ];
}

/** Prints what the diary was told in a transaction, except for the id of the position. */
function printTold({logs}: TransactionReceipt): void {
  for (const {eventName, args} of parseEventLogs({abi: diaryAbi, logs})) {
    const values = Object.entries(args).filter(([name]) => name !== 'tokenId');
    console.log([`${eventName}:`, ...values.map(([name, value]) => `${name} ${value}`)].join(' '));
  }
}

/** Gives 1,000 USDC to the providers of the pool, so that there are fees. */
async function donate(): Promise<void> {
  const amount = parseUnits('1000', usdc.decimals);
  const unlocker = await deployUnlocker(amount);
  const args = [key, 0n, amount, '0x'] as const;
  const call = encodeFunctionData({...manager, functionName: 'donate', args});
  await unlocker.run([call], [{currency: usdc.address, least: -amount}]);
}

run(async () => {
  const tokenId = await mint();
  const nft = {...positions, args: [tokenId]} as const;
  const liquidity = await client.readContract({...nft, functionName: 'getPositionLiquidity'});
  const subscribe = async (subscriber: Address) =>
    confirm(
      await client.writeContract({
        ...positions,
        functionName: 'subscribe',
        args: [tokenId, subscriber, '0x1234'],
      }),
    );
  const unsubscribe = async () =>
    confirm(await client.writeContract({...nft, functionName: 'unsubscribe'}));

  // #region limit
  const limit = await client.readContract({...positions, functionName: 'unsubscribeGasLimit'});
  console.log(`gas limit of notifyUnsubscribe ${limit}`);
  // #endregion limit

  // #region told
  const diary = await deploy({file, contract: 'PositionDiary'}, [positions.address]);
  printTold(await subscribe(diary));
  await donate();
  printTold(await modifyLiquidities(await encodeRemoval(tokenId, liquidity / 4n)));
  printTold(await unsubscribe());
  // #endregion told

  // #region hostile
  const hostile = await deploy({file, contract: 'HostileSubscriber'});
  await subscribe(hostile);
  const removal = await encodeRemoval(tokenId, liquidity / 4n);
  const {args} = decodeErrorResult({
    abi: wrappedAbi,
    data: await refusal(modifyLiquidities(removal)),
  });
  const [, , reason, details] = args;
  const name = 'ModifyLiquidityNotificationReverted(address,bytes)';
  console.log(`decrease: ${details === toFunctionSelector(name) ? name : details}`);
  console.log(`reason:   ${hexToString(sliceHex(reason, 68)).replaceAll('\0', '')}`);
  const {gasUsed} = await unsubscribe();
  console.log(`unsubscribed all the same, more than ${limit} gas: ${gasUsed > limit}`);
  // #endregion hostile

  // #region burn
  await subscribe(diary);
  const rest = await client.readContract({...nft, functionName: 'getPositionLiquidity'});
  printTold(await modifyLiquidities(await encodeRemoval(tokenId, rest, true)));
  // #endregion burn
});
