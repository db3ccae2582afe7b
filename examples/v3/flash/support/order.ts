import {parseAbi, parseUnits} from 'viem';
import {client} from './chain';
import {quote, usdc, weth} from './market';

// #region constants
export const flashFeePips = 100; // borrow where lending costs 0.01 %
export const buyFeePips = 10_000; // buy WETH in the 1 % pool
export const sellFeePips = 3_000; // sell it in the 0.3 % pool
export const amountBorrowedUsdc = parseUnits('4000', 6);
export const slippageBps = 50n; // 0.5 %
export const deadlineSeconds = 120n;
// #endregion constants

// #region abi
export const flashArbitrageAbi = parseAbi([
  'struct Order { address tokenBorrowed; address tokenTraded; uint24 flashFeePips; uint24 buyFeePips; uint24 sellFeePips; uint256 amountBorrowed; uint256 amountTradedMinimum; uint256 profitMinimum; uint256 deadline; }',
  'function arbitrage(Order order)',
  'function uniswapV3FlashCallback(uint256 fee0, uint256 fee1, bytes data)',
  'function router() view returns (address)',
  'function factory() view returns (address)',
  'function WETH9() view returns (address)',
]);
// #endregion abi

// #region fee
/** What a pool asks for a loan: its swap fee on the amount, rounded up to a base unit. */
export const flashFee = (amount: bigint, feePips: number): bigint =>
  (amount * BigInt(feePips) + 999_999n) / 1_000_000n;
// #endregion fee

/** Quotes both legs. The second is quoted with all that the first is expected to give. */
export async function quoteLegs(): Promise<{quotedWei: bigint; quotedUsdc: bigint}> {
  // #region quote
  const quotedWei = await quote({
    tokenIn: usdc.address,
    tokenOut: weth.address,
    amountIn: amountBorrowedUsdc,
    fee: buyFeePips,
  });
  const quotedUsdc = await quote({
    tokenIn: weth.address,
    tokenOut: usdc.address,
    amountIn: quotedWei,
    fee: sellFeePips,
  });
  // #endregion quote
  return {quotedWei, quotedUsdc};
}

/** The order with limits from quotes; none where the profit is within the tolerance. */
export async function makeOrder({quotedWei, quotedUsdc}: {quotedWei: bigint; quotedUsdc: bigint}) {
  // #region limits
  const lessSlippage = (amount: bigint) => (amount * (10_000n - slippageBps)) / 10_000n;
  const owedUsdc = amountBorrowedUsdc + flashFee(amountBorrowedUsdc, flashFeePips);
  const profitMinimumUsdc = lessSlippage(quotedUsdc) - owedUsdc;
  if (profitMinimumUsdc <= 0n) throw new Error('no profit is left after fees and tolerance');

  const {timestamp} = await client.getBlock();
  const order = {
    tokenBorrowed: usdc.address,
    tokenTraded: weth.address,
    flashFeePips,
    buyFeePips,
    sellFeePips,
    amountBorrowed: amountBorrowedUsdc,
    amountTradedMinimum: lessSlippage(quotedWei),
    profitMinimum: profitMinimumUsdc,
    deadline: timestamp + deadlineSeconds,
  };
  // #endregion limits
  return order;
}
