import {formatUnits, maxUint128, parseAbi} from 'viem';
import {client, confirm} from '../../support/chain';
import {runOnSandbox} from '../../support/runOnSandbox';
import {changesOf, eth} from '../../universal-router/support/printChanges';
import {atLeast, atMost} from '../../universal-router/support/quotes';
import {manager} from '../support/manager';
import {type PoolKey, usdc} from '../support/pool';
import {modifyLiquidities, positions} from '../support/positions';
import {withPermit2} from '../support/withPermit2';
import {
  deployHostile,
  depositOf,
  DYNAMIC_FEE,
  errorOf,
  fairSqrtPriceX96,
  type Hostile,
  mintActions,
  tokens,
} from './support/pools';
import {amountIn, buy, funds, quoteOf, sell, send, simulate} from './support/swaps';

const file = 'examples/v4/security/SwapTakers.sol';
const inputTaker: Hostile = {
  file,
  contract: 'InputTaker',
  flags: ['beforeSwap', 'beforeSwapReturnDelta'],
};
const feeSetter: Hostile = {file, contract: 'FeeSetter', flags: [], fee: DYNAMIC_FEE};
const hooks: Hostile[] = [
  inputTaker,
  {file, contract: 'OutputTaker', flags: ['afterSwap', 'afterSwapReturnDelta']},
  {file, contract: 'FeeRaiser', flags: ['beforeSwap'], fee: DYNAMIC_FEE},
  {file, contract: 'Sandwicher', flags: ['beforeSwap', 'afterSwap']},
];

/** Creates the pool of a hook, and puts 100,000 USDC and 50 ETH into it. */
async function createPool(hook: Hostile): Promise<PoolKey> {
  const key = await deployHostile(hook);
  const fair = await fairSqrtPriceX96();
  const create = {...manager, functionName: 'initialize', args: [key, fair]} as const;
  await confirm(await client.writeContract(create));
  const {liquidity, amounts} = depositOf('100000', fair);
  const most = [atMost(amounts[0]), atMost(amounts[1])] as const;
  await withPermit2(
    [{token: usdc.address, spender: positions.address, amount: most[1]}],
    async () => modifyLiquidities(mintActions(key, liquidity, most), most[0]),
  );
  return key;
}

async function setFee(key: PoolKey, fee: number): Promise<void> {
  const abi = parseAbi([
    'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
    'function setFee(PoolKey key, uint24 fee)',
  ]);
  const set = {address: key.hooks, abi, functionName: 'setFee', args: [key, fee]} as const;
  await confirm(await client.writeContract(set));
}

const show = (units: bigint, {decimals, symbol}: (typeof tokens)[number]) =>
  `${formatUnits(units, decimals)} ${symbol} (${units})`;

/** Swaps 1 ETH, first with a minimum from the quote, then with none. */
async function attack(name: string, key: PoolKey, quoted: bigint): Promise<void> {
  // #region minimum
  const refused = await errorOf(simulate(sell(key, atLeast(quoted)), {value: amountIn}));
  // #endregion minimum
  // #region demo-only no-minimum
  // demo-only: any output will do, also none.
  const careless = sell(key, 0n);
  // #endregion no-minimum
  const [, received = 0n] = await changesOf({tokens}, () => send(careless, amountIn));
  console.log(`${name}: lost ${show(quoted - received, usdc)}; with a minimum ${refused}`);
}

runOnSandbox('deploys hostile hooks', async () => {
  for (const hook of hooks) {
    const key = await createPool(hook);
    const quoted = await quoteOf(key);
    if (hook === hooks[0]) console.log(`1 ETH is quoted at ${show(quoted, usdc)}`);
    await attack(`${hook.contract}, ${hook.flags.join(' + ')}`, key, quoted);
  }

  const dynamic = await createPool(feeSetter);
  // #region no-flag
  await setFee(dynamic, 3_000); // 0.3 %
  const quoted = await quoteOf(dynamic);
  await setFee(dynamic, 1_000_000); // 100 %
  await attack('FeeSetter, no flag', dynamic, quoted);
  // #endregion no-flag

  // #region exact-output
  const key = await deployHostile(inputTaker);
  const cost = await quoteOf(key, true);
  console.log(`1,000 USDC are quoted at ${show(cost, eth)}`);
  const refused = await errorOf(simulate(buy(key, atMost(cost)), {value: funds}));
  // #endregion exact-output
  // #region demo-only no-maximum
  // demo-only: whatever the hook asks for is paid.
  const careless = buy(key, maxUint128);
  // #endregion no-maximum
  const [change = 0n] = await changesOf({tokens}, () => send(careless, funds));
  console.log(`InputTaker, exact output: lost ${show(-change - cost, eth)}; with a maximum ${refused}`);

  // #region simulation
  const swap = sell(key, atLeast(await quoteOf(key)));
  await simulate(swap, {value: amountIn, hasGasPrice: false});
  console.log('a simulation without a gas price passes');
  const real = await errorOf(simulate(swap, {value: amountIn}));
  console.log(`the same with a gas price: ${real}`);
  // #endregion simulation
});
