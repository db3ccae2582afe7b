import {maxUint128, parseAbi} from 'viem';
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
  mostFor,
  show,
  titleOf,
  tokens,
} from './support/pools';
import {
  amountIn,
  buy,
  buying,
  funds,
  quoteOf,
  sell,
  selling,
  sellingUsdc,
  send,
  simulate,
} from './support/swaps';

const file = 'examples/v4/security/SwapTakers.sol';
const inputTaker: Hostile = {
  file,
  contract: 'InputTaker',
  flags: ['beforeSwap', 'beforeSwapReturnDelta'],
};
const hooks: Hostile[] = [
  inputTaker,
  {file, contract: 'OutputTaker', flags: ['afterSwap', 'afterSwapReturnDelta']},
  {file, contract: 'FeeRaiser', flags: ['beforeSwap'], fee: DYNAMIC_FEE},
  {file, contract: 'SwapSandwich', flags: ['beforeSwap', 'afterSwap']},
];
const feeSetter: Hostile = {file, contract: 'FeeSetter', flags: [], fee: DYNAMIC_FEE};
const oneWay: Hostile = {file, contract: 'OneWay', flags: ['afterSwap']};

/** Creates the pool of a hook, and puts 100,000 USDC and 50 ETH into it. */
async function createPool(hook: Hostile): Promise<PoolKey> {
  const key = await deployHostile(hook);
  const fair = await fairSqrtPriceX96();
  const create = {...manager, functionName: 'initialize', args: [key, fair]} as const;
  await confirm(await client.writeContract(create));
  const deposit = depositOf('100000', fair);
  const most = mostFor(deposit);
  const allowance = {token: usdc.address, spender: positions.address, amount: most[1]};
  await withPermit2([allowance], () =>
    modifyLiquidities(mintActions(key, deposit.liquidity, most), most[0]),
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

/** Swaps 1 ETH, first with a minimum from the quote, then with none. */
async function attack(hook: Hostile, key: PoolKey, quoted: bigint): Promise<void> {
  // #region minimum
  const careful = sell(key, {...selling, amountOutMinimum: atLeast(quoted)});
  const refused = await errorOf(simulate(careful, {value: amountIn}));
  // #endregion minimum
  // #region demo-only no-minimum
  // demo-only: any output will do, also none.
  const careless = sell(key, {...selling, amountOutMinimum: 0n});
  // #endregion no-minimum
  const [, received = 0n] = await changesOf({tokens}, () => send(careless, amountIn));
  console.log(`${titleOf(hook)}: lost ${show(quoted - received)}; with a minimum ${refused}`);
}

runOnSandbox('deploys hostile hooks', async () => {
  for (const hook of hooks) {
    const key = await createPool(hook);
    const quoted = await quoteOf(key, selling);
    if (hook === inputTaker) console.log(`1 ETH is quoted at ${show(quoted)}`);
    await attack(hook, key, quoted);
  }

  // #region no-flag
  const dynamic = await createPool(feeSetter);
  await setFee(dynamic, 3_000); // 0.3%
  const quoted = await quoteOf(dynamic, selling);
  await setFee(dynamic, 1_000_000); // 100%
  await attack(feeSetter, dynamic, quoted);
  // #endregion no-flag

  const key = await deployHostile(inputTaker);
  // #region maximum
  const cost = await quoteOf(key, buying);
  console.log(`1,000 USDC are quoted at ${show(cost, eth)}`);
  const refused = await errorOf(simulate(buy(key, atMost(cost)), {value: funds}));
  // #endregion maximum
  // #region demo-only no-maximum
  // demo-only: whatever the hook asks for is paid.
  const careless = buy(key, maxUint128);
  // #endregion no-maximum
  const [change = 0n] = await changesOf({tokens}, () => send(careless, funds));
  console.log(
    `${titleOf(inputTaker)}: lost ${show(-change - cost, eth)}; with a maximum ${refused}`,
  );

  // #region simulation
  const amountOutMinimum = atLeast(await quoteOf(key, selling));
  const swap = sell(key, {...selling, amountOutMinimum});
  await simulate(swap, {value: amountIn, hasGasPrice: false});
  console.log('simulated without a gas price: passes');
  const real = await errorOf(simulate(swap, {value: amountIn}));
  console.log(`simulated with a gas price: ${real}`);
  // #endregion simulation

  // #region way-back
  const trap = await createPool(oneWay);
  const returned = await quoteOf(trap, sellingUsdc);
  const back = sell(trap, {...sellingUsdc, amountOutMinimum: atLeast(returned)});
  const stuck = await errorOf(simulate(back, {value: 0n}));
  console.log(
    `${titleOf(oneWay)}: 1,000 USDC are quoted at ${show(returned, eth)}, and sell: ${stuck}`,
  );
  // #endregion way-back
});
