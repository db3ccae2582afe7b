import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  formatEther,
  formatUnits,
  parseAbi,
  parseEther,
  parseUnits,
  zeroHash,
} from 'viem';
import {client, confirm, run} from '../../support/chain';
import {deployMined} from '../hooks/support/deployMined';
import {amountsOf, deployUnlocker, manager} from '../support/manager';
import {key, usdc} from '../support/pool';

// #region flags
/** The ten callbacks, bits 13 to 4, and the delta of afterSwap, bit 2. */
const FLAGS = 0x3ff0n | 0x0004n;
// #endregion flags
const MIN_SQRT_PRICE = 4_295_128_739n;
const called = parseAbi([
  'event Called(string callback, address sender, int256 amount0, int256 amount1)',
]);
const amounts = (amount0: bigint, amount1: bigint) =>
  `${formatEther(amount0)} ETH, ${formatUnits(amount1, usdc.decimals)} USDC`;

/** Prints which callbacks the hook received in the newest block, and what they were given. */
async function printCalls(address: Address): Promise<void> {
  const fromBlock = await client.getBlockNumber();
  const logs = await client.getContractEvents({address, abi: called, fromBlock, strict: true});
  for (const {args} of logs) {
    const isUs = args.sender === client.account.address;
    const sender = isUs ? 'our account' : 'the Unlocker';
    console.log(`${args.callback}: from ${sender}, ${amounts(args.amount0, args.amount1)}`);
  }
}

run(async () => {
  const source = {file: 'examples/v4/reference/CallLog.sol', contract: 'CallLog'};
  const hooks = await deployMined(source, {flags: FLAGS, args: [manager.address]});
  const unlocker = await deployUnlocker(parseUnits('10000', usdc.decimals));
  const hooked = {...key, hooks};
  const limits = [
    {currency: key.currency0, least: -parseEther('2')},
    {currency: usdc.address, least: -parseUnits('3000', usdc.decimals)},
  ];

  // #region initialize
  const sqrtPriceX96 = 3_543_191_142_285_914_205_922_034n; // 2,000 USDC per ETH
  const {request} = await client.simulateContract({
    ...manager,
    functionName: 'initialize',
    args: [hooked, sqrtPriceX96],
  });
  await confirm(await client.writeContract(request));
  await printCalls(hooks);
  // #endregion initialize

  // #region liquidity
  const position = {tickLower: -887_220, tickUpper: 887_220, salt: zeroHash};
  const change = (liquidityDelta: bigint) =>
    encodeFunctionData({
      ...manager,
      functionName: 'modifyLiquidity',
      args: [hooked, {...position, liquidityDelta}, '0x'],
    });
  await unlocker.run([change(4n * 10n ** 13n)], limits, parseEther('2'));
  await printCalls(hooks);
  await unlocker.run([change(0n)], limits); // collects fees, of which there are none
  await printCalls(hooks);
  // #endregion liquidity

  // #region swap
  const swap = encodeFunctionData({
    ...manager,
    functionName: 'swap',
    args: [
      hooked,
      {
        zeroForOne: true,
        amountSpecified: -parseEther('0.01'), // negative: the exact input
        sqrtPriceLimitX96: MIN_SQRT_PRICE + 1n, // no limit
      },
      '0x',
    ],
  });
  const [swapped] = await unlocker.run(
    [swap],
    [
      {currency: key.currency0, least: -parseEther('0.01')}, // the most to pay
      {currency: usdc.address, least: parseUnits('19', usdc.decimals)}, // the least to get
    ],
    parseEther('0.01'),
  );
  await printCalls(hooks);
  const delta = decodeFunctionResult({...manager, functionName: 'swap', data: swapped ?? '0x'});
  console.log(`the caller: ${amounts(...amountsOf(delta))}`);
  // #endregion swap

  // #region donate
  const donate = encodeFunctionData({
    ...manager,
    functionName: 'donate',
    args: [hooked, 0n, parseUnits('5', usdc.decimals), '0x'],
  });
  await unlocker.run([donate], limits);
  await printCalls(hooks);
  // #endregion donate
});
