import {parseAbi, parseEther, parseUnits, type Address} from 'viem';
import {client, confirm, run} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {erc20Abi, show, usdc, weth} from '../support/tokens';
import {factoryAddress, pool, poolKey} from './support/pool';
import {quote} from './support/sell';

const MIN_SQRT_RATIO = 4_295_128_739n;
const MAX_SQRT_RATIO = 1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_342n;
const slippageBps = 50n; // 0.5%
const deadlineSeconds = 120n;

const traderAbi = parseAbi([
  'struct PoolKey { address token0; address token1; uint24 fee; }',
  'struct Order { PoolKey poolKey; bool zeroForOne; int256 amountSpecified; uint256 amountInMaximum; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; uint256 deadline; }',
  'function swap(Order order) returns (uint256 amountIn, uint256 amountOut)',
]);

const approve = async (token: typeof usdc | typeof weth, spender: Address, amount: bigint) =>
  confirm(
    await client.writeContract({
      address: token.address,
      abi: erc20Abi,
      functionName: 'approve',
      args: [spender, amount],
    }),
  );

run(async () => {
  const source = {file: 'examples/v3/reference/core/PoolTrader.sol', contract: 'PoolTrader'};
  const trader = {address: await deploy(source, [factoryAddress]), abi: traderAbi} as const;
  const {timestamp} = await client.getBlock();
  const deadline = timestamp + deadlineSeconds;
  const fromBlock = (await client.getBlockNumber()) + 1n;

  // #region exact-input
  const amountIn = parseUnits('2000', usdc.decimals);
  const quoted = await quote({tokenIn: usdc, amountIn});
  await approve(usdc, trader.address, amountIn);
  const sale = {
    poolKey,
    zeroForOne: true, // pays token0, gets token1
    amountSpecified: amountIn, // positive: the exact input
    amountInMaximum: amountIn,
    amountOutMinimum: (quoted * (10_000n - slippageBps)) / 10_000n,
    sqrtPriceLimitX96: MIN_SQRT_RATIO + 1n, // as far as it takes
    deadline,
  };
  await confirm(await client.writeContract({...trader, functionName: 'swap', args: [sale]}));
  // #endregion exact-input

  // #region exact-output
  const amountOut = parseUnits('1000', usdc.decimals);
  const amountInMaximum = parseEther('0.505'); // at this price 0.5, and 1% more
  await approve(weth, trader.address, amountInMaximum);
  const purchase = {
    poolKey,
    zeroForOne: false, // pays token1, gets token0
    amountSpecified: -amountOut, // negative: the exact output
    amountInMaximum,
    amountOutMinimum: amountOut,
    sqrtPriceLimitX96: MAX_SQRT_RATIO - 1n,
    deadline,
  };
  await confirm(await client.writeContract({...trader, functionName: 'swap', args: [purchase]}));
  // #endregion exact-output

  // #region price-limit
  const most = parseUnits('50000', usdc.decimals);
  const [sqrtPriceX96] = await client.readContract({...pool, functionName: 'slot0'});
  const limit = (sqrtPriceX96 * 9_990n) / 10_000n; // the price of token0 may fall by 0.2%
  await approve(usdc, trader.address, most);
  const limited = {...sale, amountSpecified: most, amountInMaximum: most, sqrtPriceLimitX96: limit};
  await confirm(await client.writeContract({...trader, functionName: 'swap', args: [limited]}));
  await approve(usdc, trader.address, 0n);
  // #endregion price-limit

  // #region swap-events
  const swaps = await client.getContractEvents({
    ...pool,
    eventName: 'Swap',
    args: {recipient: client.account.address},
    fromBlock,
  });
  for (const {args} of swaps) {
    const {amount0 = 0n, amount1 = 0n} = args;
    console.log(`amount0 ${show(amount0, usdc)}, amount1 ${show(amount1, weth)}`);
  }
  // #endregion swap-events
  console.log(`stopped at the limit: ${swaps.at(-1)?.args.sqrtPriceX96 === limit}`);
});
