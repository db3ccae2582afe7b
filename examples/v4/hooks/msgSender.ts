import {formatUnits, parseEther, parseUnits} from 'viem';
import {client, deadlineIn, requireBalance, run} from '../../support/chain';
import {atLeast} from '../../universal-router/support/quotes';
import {router} from '../../universal-router/support/router';
import {quoter} from '../support/lenses';
import {manager} from '../support/manager';
import {positions} from '../support/positions';
import {key, usdc} from '../support/pool';
import {quoteOf, swapInPool} from '../support/swap';
import {deployMined} from './support/deployMined';
import {explain} from './support/explain';
import {openPool} from './support/openPool';
import {refusal} from './support/refusal';
import {
  deployLyingRouter,
  nameAll,
  printLogged,
  proofOf,
  sellThrough,
  signer,
} from './support/swappers';

// #region constants
const BEFORE_SWAP = 1n << 7n;
const BEFORE_ADD_LIQUIDITY = 1n << 11n;
const known = {file: 'examples/v4/hooks/KnownSwappers.sol', contract: 'KnownSwappers'};
const any = {file: 'examples/v4/hooks/AnySwappers.sol', contract: 'AnySwappers'};
const liquidityUsdc = parseUnits('10000', usdc.decimals);
const amountIn = parseEther('0.01');
// #endregion constants

/** Why a call is refused; nothing is sent. */
const reasonOf = async (call: Promise<unknown>): Promise<string> =>
  nameAll(explain(await refusal(call)));

run(async () => {
  await requireBalance(usdc, 2n * liquidityUsdc);

  // #region deploy
  const routers = [router.address, positions.address];
  const hooks = await deployMined(known, {
    flags: BEFORE_ADD_LIQUIDITY | BEFORE_SWAP,
    args: [manager.address, quoter.address, routers],
  });
  const poolKey = {...key, hooks};
  const fromBlock = await client.getBlockNumber();
  await openPool(poolKey, liquidityUsdc);
  const logs = await client.getLogs({address: hooks, fromBlock});
  printLogged('liquidity', {logs});
  // #endregion deploy

  // #region trusted
  const sell = {poolKey, zeroForOne: true, amountSpecified: -amountIn};
  const quoted = await quoteOf(sell);
  console.log(`quote: ${formatUnits(quoted, usdc.decimals)} USDC`);
  printLogged('swap', await swapInPool(sell));
  // #endregion trusted

  // #region lie
  const lyingRouter = await deployLyingRouter(signer.address);
  const least = atLeast(quoted);
  const lie = {poolKey, amountIn, least, hookData: '0x'} as const;
  console.log(`lie: ${await reasonOf(sellThrough(lyingRouter, lie))}`);

  const anyKey = {
    ...key,
    hooks: await deployMined(any, {flags: BEFORE_SWAP, args: [manager.address]}),
  };
  await openPool(anyKey, liquidityUsdc);
  printLogged('lie believed', await sellThrough(lyingRouter, {...lie, poolKey: anyKey}));
  console.log(`quote there: ${await reasonOf(quoteOf({...sell, poolKey: anyKey}))}`);
  // #endregion lie

  // #region signed
  const swap = {
    poolKey,
    router: lyingRouter,
    amountIn,
    nonce: 0n,
    deadline: await deadlineIn(600n),
  };
  const hookData = await proofOf(swap);
  const proved = {...lie, hookData};
  const double = {...proved, amountIn: amountIn * 2n};
  console.log(`another amount: ${await reasonOf(sellThrough(lyingRouter, double))}`);
  printLogged('signed', await sellThrough(lyingRouter, proved));
  console.log(`again: ${await reasonOf(sellThrough(lyingRouter, proved))}`);
  // #endregion signed
});
