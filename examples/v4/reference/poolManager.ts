import {
  decodeFunctionResult,
  encodeFunctionData,
  formatEther,
  formatUnits,
  numberToHex,
  parseEther,
  parseUnits,
  zeroHash,
} from 'viem';
import {client, confirm, run} from '../../support/chain';
import {amountsOf, deployUnlocker, manager} from '../support/manager';
import {key, usdc} from '../support/pool';

const MIN_SQRT_PRICE = 4_295_128_739n;
const eth = key.currency0;
const dollars = (amount: bigint) => `${formatUnits(amount, usdc.decimals)} USDC`;
const ether = (amount: bigint) => `${formatEther(amount)} ETH`;

run(async () => {
  const unlocker = await deployUnlocker(parseUnits('10000', usdc.decimals));

  // #region initialize
  const newKey = {...key, fee: 500, tickSpacing: 7};
  const sqrtPriceX96 = 3_543_191_142_285_914_205_922_034n; // 2,000 USDC per ETH
  const {result: tick, request} = await client.simulateContract({
    ...manager,
    functionName: 'initialize',
    args: [newKey, sqrtPriceX96],
  });
  await confirm(await client.writeContract(request));
  console.log(`initialised at tick ${tick}`);
  // #endregion initialize

  // #region swap
  const swap = encodeFunctionData({
    ...manager,
    functionName: 'swap',
    args: [
      key,
      {
        zeroForOne: true, // pays ETH, gets USDC
        amountSpecified: -parseEther('1'), // negative: the exact input
        sqrtPriceLimitX96: MIN_SQRT_PRICE + 1n, // no limit
      },
      '0x',
    ],
  });
  const [swapped] = await unlocker.run(
    [swap],
    [
      {currency: eth, least: -parseEther('1')}, // the most to pay
      {currency: usdc.address, least: parseUnits('1980', usdc.decimals)}, // the least to get
    ],
    parseEther('1'),
  );
  const delta = decodeFunctionResult({...manager, functionName: 'swap', data: swapped ?? '0x'});
  const [amount0, amount1] = amountsOf(delta);
  console.log(`swap: ${ether(amount0)}, ${dollars(amount1)}`);
  // #endregion swap

  // #region modify-liquidity
  const position = {tickLower: -887_220, tickUpper: 887_220, salt: zeroHash};
  const change = (liquidityDelta: bigint) =>
    encodeFunctionData({
      ...manager,
      functionName: 'modifyLiquidity',
      args: [key, {...position, liquidityDelta}, '0x'],
    });
  const limits = [
    {currency: eth, least: -parseEther('0.03')},
    {currency: usdc.address, least: -parseUnits('60', usdc.decimals)},
  ];
  const [added] = await unlocker.run([change(10n ** 12n)], limits, parseEther('0.03'));
  const [callerDelta] = decodeFunctionResult({
    ...manager,
    functionName: 'modifyLiquidity',
    data: added ?? '0x',
  });
  const [paid0, paid1] = amountsOf(callerDelta);
  console.log(`modifyLiquidity: ${ether(paid0)}, ${dollars(paid1)}`);
  // #endregion modify-liquidity

  // #region donate
  const donate = encodeFunctionData({
    ...manager,
    functionName: 'donate',
    args: [key, 0n, parseUnits('100', usdc.decimals), '0x'],
  });
  await unlocker.run(
    [donate],
    [{currency: usdc.address, least: -parseUnits('100', usdc.decimals)}],
  );
  // a change by 0 pays the fees of our position, its part of the donation
  const [collected] = await unlocker.run(
    [change(0n)],
    [
      {currency: eth, least: 0n},
      {currency: usdc.address, least: 0n},
    ],
  );
  const [, feesAccrued] = decodeFunctionResult({
    ...manager,
    functionName: 'modifyLiquidity',
    data: collected ?? '0x',
  });
  console.log(`fees after the donation: ${dollars(amountsOf(feesAccrued)[1])}`);
  // #endregion donate

  // #region claims
  const claimId = BigInt(usdc.address); // of a currency: its address
  const amount = parseUnits('5', usdc.decimals);
  const owner = client.account.address;
  const mint = encodeFunctionData({
    ...manager,
    functionName: 'mint',
    args: [unlocker.address, claimId, amount],
  });
  await unlocker.run([mint], [{currency: usdc.address, least: -amount}]);
  const claims = await client.readContract({
    ...manager,
    functionName: 'balanceOf',
    args: [unlocker.address, claimId],
  });
  console.log(`claims after mint: ${dollars(claims)}`);

  const burn = encodeFunctionData({
    ...manager,
    functionName: 'burn',
    args: [unlocker.address, claimId, amount],
  });
  const take = encodeFunctionData({
    ...manager,
    functionName: 'take',
    args: [usdc.address, owner, amount - 1n],
  });
  const clear = encodeFunctionData({
    ...manager,
    functionName: 'clear',
    args: [usdc.address, 1n], // gives up the rest
  });
  await unlocker.run([burn, take, clear], []);
  console.log('burned the claims, took 4.999999 USDC, cleared 1 smallest unit');
  // #endregion claims

  // #region read
  const [controller, accrued, slot] = await Promise.all([
    client.readContract({...manager, functionName: 'protocolFeeController'}),
    client.readContract({...manager, functionName: 'protocolFeesAccrued', args: [eth]}),
    client.readContract({...manager, functionName: 'extsload', args: [numberToHex(0, {size: 32})]}),
  ]);
  console.log(`controller ${controller}, accrued ${ether(accrued)}`);
  console.log(`slot 0 holds the owner: ${slot}`);
  // #endregion read
});
