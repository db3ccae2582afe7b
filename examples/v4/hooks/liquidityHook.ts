import {
  formatEther,
  formatUnits,
  parseAbi,
  parseEther,
  parseEventLogs,
  parseUnits,
  type TransactionReceipt,
} from 'viem';
import {account, client, requireBalance, run} from '../../support/chain';
import type {Action} from '../support/actions';
import {manager} from '../support/manager';
import {key, type PoolKey, usdc} from '../support/pool';
import {limitsOf, modifyLiquidities, positions} from '../support/positions';
import {swapInPool} from '../support/swap';
import {deployMined} from './support/deployMined';
import {explain} from './support/explain';
import {openPool} from './support/openPool';
import {refusal} from './support/refusal';

// #region constants
const ADD_FLAGS = (1n << 11n) | (1n << 10n) | (1n << 1n); // before, after, and its delta
const REMOVE_FLAGS = (1n << 9n) | (1n << 8n) | (1n << 0n);
const source = {file: 'examples/v4/hooks/ProviderFees.sol', contract: 'ProviderFees'};
const liquidityUsdc = parseUnits('10000', usdc.decimals);
// #endregion constants
const events = parseAbi([
  'event Called(string callback, int256 liquidityDelta)',
  'event Amounts(int128 delta0, int128 delta1, int128 fees0, int128 fees1, int128 taken0, int128 taken1)',
]);

const show = (wei: bigint, units: bigint): string =>
  `${formatEther(wei)} ETH, ${formatUnits(units, usdc.decimals)} USDC`;

// #region print
/** Prints the callbacks that a transaction caused, with what each was given and has returned. */
function printCalls(what: string, {logs}: Pick<TransactionReceipt, 'logs'>): void {
  console.log(what);
  for (const {eventName, args} of parseEventLogs({abi: events, logs})) {
    if (eventName === 'Called') {
      console.log(`  ${args.callback}: liquidity ${args.liquidityDelta}`);
    } else {
      console.log(`    delta    ${show(args.delta0, args.delta1)}`);
      console.log(`    fees     ${show(args.fees0, args.fees1)}`);
      console.log(`    returned ${show(args.taken0, args.taken1)}`);
    }
  }
}
// #endregion print

// #region decrease
/** Takes liquidity out, with all fees, for no less than a part of its worth; 0 collects fees. */
async function decrease(poolKey: PoolKey, tokenId: bigint, {liquidity = 0n, leastBps = 9_950n}) {
  const {worth} = await limitsOf(poolKey, liquidity);
  const least = worth.map((amount) => (amount * leastBps) / 10_000n);
  return modifyLiquidities([
    ['DECREASE_LIQUIDITY', tokenId, liquidity, ...least, '0x'],
    ['TAKE_PAIR', poolKey.currency0, poolKey.currency1, account],
  ]);
}
// #endregion decrease

run(async () => {
  await requireBalance(usdc, 2n * liquidityUsdc);

  // #region deploy
  const args = [manager.address];
  const hooks = await deployMined(source, {flags: ADD_FLAGS | REMOVE_FLAGS, args});
  const poolKey = {...key, hooks};
  const fromBlock = await client.getBlockNumber();
  const tokenId = await openPool(poolKey, liquidityUsdc);
  printCalls('mint', {logs: await client.getLogs({address: hooks, fromBlock})});
  const id = {...positions, functionName: 'getPositionLiquidity', args: [tokenId]} as const;
  const half = (await client.readContract(id)) / 2n;
  // #endregion deploy

  // #region narrow
  const narrow: Action = ['MINT_POSITION', poolKey, -60, 60, half, 1n, 1n, account, '0x'];
  console.log(`mint 120 ticks: ${explain(await refusal(modifyLiquidities([narrow])))}`);
  // #endregion narrow

  // #region soon
  const refused = await refusal(decrease(poolKey, tokenId, {liquidity: half}));
  console.log(`decrease with a tolerance of 0.5%: ${explain(refused)}`);
  const soon = await decrease(poolKey, tokenId, {liquidity: half, leastBps: 9_850n});
  printCalls('decrease with 1.5%', soon);
  // #endregion soon

  // #region later
  for (const amount of ['1000', '-0.5', '1000']) {
    const amountSpecified = amount.startsWith('-')
      ? parseEther(amount)
      : -parseUnits(amount, usdc.decimals);
    await swapInPool({poolKey, zeroForOne: amount.startsWith('-'), amountSpecified});
  }
  printCalls('collect', await decrease(poolKey, tokenId, {}));
  printCalls('decrease later', await decrease(poolKey, tokenId, {liquidity: half / 2n}));
  // #endregion later
});
