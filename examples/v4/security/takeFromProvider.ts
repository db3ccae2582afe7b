import {encodeFunctionData, maxUint128, parseUnits} from 'viem';
import {runOnSandbox} from '../../support/runOnSandbox';
import {changesOf, eth} from '../../universal-router/support/printChanges';
import {atLeast} from '../../universal-router/support/quotes';
import type {Flag} from '../hooks/support/flags';
import type {Action} from '../support/actions';
import {deployUnlocker, manager} from '../support/manager';
import {type PoolKey, usdc} from '../support/pool';
import {limitsOf, mintedIn, modifyLiquidities} from '../support/positions';
import {decrease, type Limits, open, simulateActions, withUsdc} from './support/liquidity';
import {
  deployHostile,
  type Deposit,
  depositOf,
  errorOf,
  fairSqrtPriceX96,
  type Hostile,
  mostFor,
  show,
  titleOf,
  tokens,
} from './support/pools';
import {amountIn, quoteOf, sell, selling, send} from './support/swaps';

// #region demo-only no-limit
// demo-only: whatever a hook charges is paid, and whatever it leaves is taken.
const NO_MAXIMUM: Limits = [maxUint128, maxUint128];
const NO_MINIMUM: Limits = [0n, 0n];
// #endregion no-limit

const takers = 'examples/v4/security/LiquidityTakers.sol';
const movers = 'examples/v4/security/PriceMovers.sol';
const brief = 'examples/v4/security/BriefProvider.sol';
const refuser: Hostile = {file: takers, contract: 'Refuser', flags: ['beforeInitialize']};
const depositTaker: Hostile = {
  file: takers,
  contract: 'DepositTaker',
  flags: ['afterAddLiquidity', 'afterAddLiquidityReturnDelta'],
};
const withdrawalTaker = (takesFees: boolean): Hostile => ({
  file: takers,
  contract: 'WithdrawalTaker',
  flags: ['afterRemoveLiquidity', 'afterRemoveLiquidityReturnDelta'],
  args: [takesFees],
  note: takesFees ? 'fees as well' : 'principal',
});
const lock = (contract: string, flag: Flag): Hostile => ({file: takers, contract, flags: [flag]});
const mover = (contract: string, flag: Flag, fair: bigint): Hostile => ({
  file: movers,
  contract,
  flags: [flag, 'afterAddLiquidity'],
  args: [fair],
});
const briefProvider = (liquidity: bigint): Hostile => ({
  file: brief,
  contract: 'BriefProvider',
  flags: ['beforeSwap', 'afterSwap', 'beforeDonate', 'afterDonate'],
  args: [99n * liquidity],
});

/** What two amounts are worth in raw USDC, at 2,000 USDC for one ETH. */
const worth = ([wei = 0n, units = 0n]: readonly bigint[]) => (wei * 2_000n) / 10n ** 12n + units;

/** Creates a pool and deposits with limits, which fails, then without; what comes back is counted. */
async function attackDeposit(hook: Hostile, deposit: Deposit): Promise<void> {
  const key = await deployHostile(hook);
  // #region most
  const refused = await errorOf(open(key, deposit, mostFor(deposit)));
  // #endregion most
  let tokenId = 0n;
  const openCarelessly = async () => {
    const receipt = await open(key, deposit, NO_MAXIMUM);
    tokenId = mintedIn(receipt);
    return receipt;
  };
  const paid = await changesOf({tokens}, openCarelessly);
  const all = {tokenId, liquidity: deposit.liquidity, least: NO_MINIMUM};
  const back = await changesOf({tokens}, () => modifyLiquidities(decrease(key, all)));
  const lost = show(-worth(paid) - worth(back));
  console.log(`${titleOf(hook)}: lost ${lost}; with a maximum ${refused}`);
}

/** Deposits within limits, and lets one swap pay a fee. */
async function depositAndSwap(hook: Hostile, deposit: Deposit) {
  const key = await deployHostile(hook);
  const receipt = await open(key, deposit, mostFor(deposit));
  const amountOutMinimum = atLeast(await quoteOf(key, selling));
  await send(sell(key, {...selling, amountOutMinimum}), amountIn);
  return {key, tokenId: mintedIn(receipt)};
}

/** Withdraws with limits, which fails, then without; counts what the hook has got. */
async function attackWithdrawal(hook: Hostile, deposit: Deposit): Promise<void> {
  const {key, tokenId} = await depositAndSwap(hook, deposit);
  const {liquidity} = deposit;
  // #region least
  const {least} = await limitsOf(key, liquidity);
  const careful = decrease(key, {tokenId, liquidity, least});
  const refused = await errorOf(simulateActions(careful));
  // #endregion least
  const careless = decrease(key, {tokenId, liquidity, least: NO_MINIMUM});
  const taken = await changesOf({tokens, of: key.hooks}, () => modifyLiquidities(careless));
  console.log(`${titleOf(hook)}: lost ${show(worth(taken))}; with a minimum ${refused}`);
}

/** Finds no way out for the liquidity of a position, and one for its fees: an increase. */
async function attackExit(hook: Hostile, deposit: Deposit): Promise<void> {
  const {key, tokenId} = await depositAndSwap(hook, deposit);
  const exits = [deposit.liquidity, 0n].map((liquidity) =>
    errorOf(simulateActions(decrease(key, {tokenId, liquidity, least: NO_MINIMUM}))),
  );
  const [withdrawal, collection] = await Promise.all(exits);
  console.log(`${titleOf(hook)}: without limits, withdraw ${withdrawal}, collect ${collection}`);
  // #region increase
  const [maximumWei, maximumUnits] = [100_000n, 1n]; // what 1 unit of liquidity may cost
  const actions: Action[] = [
    ['INCREASE_LIQUIDITY', tokenId, 1n, maximumWei, maximumUnits, '0x'],
    ['CLOSE_CURRENCY', key.currency0],
    ['CLOSE_CURRENCY', key.currency1],
  ];
  const [wei = 0n, units = 0n] = await changesOf({tokens}, () => modifyLiquidities(actions));
  // #endregion increase
  console.log(`  increase by 1: ${show(wei, eth)} of a fee of 0.003 ETH, ${show(units)}`);
}

/** Counts what a swap and a donation bring a provider. */
async function attackFees(hook: Hostile, deposit: Deposit): Promise<void> {
  const {key, tokenId} = await depositAndSwap(hook, deposit);
  const fees = {tokenId, liquidity: 0n, least: NO_MINIMUM};
  const collect = () => modifyLiquidities(decrease(key, fees));
  const [ofSwap = 0n] = await changesOf({tokens}, collect);
  console.log(`beforeSwap + afterSwap: ${show(ofSwap, eth)} of a fee of 0.003 ETH`);
  await donate(key, parseUnits('1000', usdc.decimals));
  const [, ofDonation = 0n] = await changesOf({tokens}, collect);
  console.log(`beforeDonate + afterDonate: ${show(ofDonation)} of a donation of 1,000 USDC`);
}

async function donate(key: PoolKey, units: bigint): Promise<void> {
  const unlocker = await deployUnlocker(units);
  const args = [key, 0n, units, '0x'] as const;
  const call = encodeFunctionData({...manager, functionName: 'donate', args});
  await unlocker.run([call], [{currency: usdc.address, least: -units}]);
}

async function attackAll(): Promise<void> {
  const fair = await fairSqrtPriceX96();
  const deposit = depositOf('20000', fair);
  const noPool = await deployHostile(refuser);
  const refused = await errorOf(open(noPool, deposit, mostFor(deposit)));
  console.log(`${titleOf(refuser)}: nothing lost, ${refused}`);
  await attackDeposit(mover('FirstMover', 'afterInitialize', fair), deposit);
  await attackDeposit(mover('DepositMover', 'beforeAddLiquidity', fair), deposit);
  await attackDeposit(depositTaker, deposit);
  await attackWithdrawal(withdrawalTaker(false), deposit);
  await attackExit(withdrawalTaker(true), deposit);
  await attackExit(lock('EarlyLock', 'beforeRemoveLiquidity'), deposit);
  await attackExit(lock('LateLock', 'afterRemoveLiquidity'), deposit);
  await attackFees(briefProvider(deposit.liquidity), deposit);
}

runOnSandbox('deploys hostile hooks', () => withUsdc(attackAll));
