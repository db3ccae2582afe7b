import {
  BaseError,
  ContractFunctionRevertedError,
  encodeFunctionData,
  formatUnits,
  parseAbi,
  parseUnits,
} from 'viem';
import {account, client, confirm, run, tokenOf} from '../../support/chain';
import {quoter} from '../support/lenses';
import {deployUnlocker, manager} from '../support/manager';
import {key as etherKey, usdc} from '../support/pool';

const weth = tokenOf('WETH');
const amountIn = parseUnits('1000', usdc.decimals);
const zeroForOne = BigInt(usdc.address) < BigInt(weth.address); // sells USDC
const [currency0, currency1] = zeroForOne
  ? [usdc.address, weth.address]
  : [weth.address, usdc.address];
const key = {...etherKey, currency0, currency1}; // the pool of USDC and WETH at 0.3%
const sqrtPriceLimitX96 = zeroForOne
  ? 4_295_128_740n
  : 1461446703485210103287273052203988822378723970341n; // no limit

// #region ids
/** The id of a currency's claims: its address, as a number. */
const idOf = (currency: {address: `0x${string}`}) => BigInt(currency.address);
// #endregion ids
const claimsOf = (id: bigint) =>
  client.readContract({...manager, functionName: 'balanceOf', args: [account, id]});
const show = (units: bigint) => `${formatUnits(units, usdc.decimals)} USDC`;

/** What 1,000 USDC give. */
async function quote(): Promise<bigint> {
  const params = {poolKey: key, zeroForOne, exactAmount: amountIn, hookData: '0x'} as const;
  const call = {...quoter, functionName: 'quoteExactInputSingle', args: [params]} as const;
  return (await client.simulateContract(call)).result[0];
}

/** Why a call reverts. */
async function reasonOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  const revert =
    error instanceof BaseError && error.walk((one) => one instanceof ContractFunctionRevertedError);
  return revert instanceof ContractFunctionRevertedError
    ? (revert.data?.errorName ?? revert.signature ?? 'none')
    : 'none';
}

run(async () => {
  const unlocker = await deployUnlocker(6n * amountIn);
  // #region mint
  const mintUsdc = encodeFunctionData({
    ...manager,
    functionName: 'mint',
    args: [account, idOf(usdc), 3n * amountIn],
  });
  // Pays 3,000 USDC into PoolManager, for claims of our account.
  await unlocker.run([mintUsdc], [{currency: usdc.address, least: -3n * amountIn}]);
  console.log(`claims ${show(await claimsOf(idOf(usdc)))}, id ${idOf(usdc)}`);
  // #endregion mint

  // #region approve
  const allow = [unlocker.address, idOf(usdc), 3n * amountIn] as const;
  await confirm(await client.writeContract({...manager, functionName: 'approve', args: allow}));
  // #endregion approve

  const params = {zeroForOne, amountSpecified: -amountIn, sqrtPriceLimitX96};
  const swap = encodeFunctionData({...manager, functionName: 'swap', args: [key, params, '0x']});
  // #region burn
  const burnUsdc = encodeFunctionData({
    ...manager,
    functionName: 'burn',
    args: [account, idOf(usdc), amountIn],
  });
  // #endregion burn

  /** Pays by a transfer, and takes the output. */
  const byTransfers = async () => {
    const least = ((await quote()) * 995n) / 1_000n; // 0.5% below the quote
    return unlocker.send(
      [swap],
      [
        {currency: usdc.address, least: -amountIn}, // the most to pay
        {currency: weth.address, least}, // the least to get
      ],
    );
  };

  // #region by-claims
  /** Burns claims, and mints claims of the output. */
  const byClaims = async () => {
    const args = [account, idOf(weth), await quote()] as const;
    const mintWeth = encodeFunctionData({...manager, functionName: 'mint', args});
    return unlocker.send([swap, burnUsdc, mintWeth], []);
  };
  // #endregion by-claims

  // #region measure
  // The first swap of each kind fills empty storage, which costs more. The second is measured.
  await byTransfers();
  await byClaims();
  const transfers = (await byTransfers()).receipt.gasUsed;
  const claims = (await byClaims()).receipt.gasUsed;
  console.log(`by transfers ${transfers} gas`);
  console.log(`by claims    ${claims} gas, ${transfers - claims} less`);
  // #endregion measure
  console.log(`claims ${show(await claimsOf(idOf(usdc)))}`);

  // #region transfer
  const half = amountIn / 2n;
  const give = {functionName: 'transfer', args: [unlocker.address, idOf(usdc), half]} as const;
  await confirm(await client.writeContract({...manager, ...give}));
  console.log(`after a transfer ${show(await claimsOf(idOf(usdc)))}`);
  // #endregion transfer

  // #region redeem
  const burnOwn = encodeFunctionData({
    ...manager,
    functionName: 'burn',
    args: [unlocker.address, idOf(usdc), half],
  });
  // The credit that burning leaves is taken as tokens.
  await unlocker.run([burnOwn], [{currency: usdc.address, least: half}]);
  console.log(`redeemed ${show(half)}`);
  // #endregion redeem

  // #region errors
  const locked = {
    ...manager,
    abi: [...manager.abi, ...parseAbi(['error ManagerLocked()'])],
    account,
  } as const;
  const mint = {functionName: 'mint', args: [account, 0n, 1n]} as const;
  console.log(
    `mint while locked: ${await reasonOf(client.simulateContract({...locked, ...mint}))}`,
  );
  const tooMuch = {functionName: 'transfer', args: [unlocker.address, 0n, 1n]} as const;
  console.log(
    `transfer of too much: ${await reasonOf(client.simulateContract({...locked, ...tooMuch}))}`,
  );
  // #endregion errors
});
