import {parseAbi, parseUnits} from 'viem';
import {deadlineIn} from '../../../support/chain';
import {quote, usdc, weth} from './market';

// #region constants
export const flashFeePips = 100; // borrow where lending costs 0.01%
export const buyFeePips = 10_000; // buy WETH in the 1% pool
export const sellFeePips = 3_000; // sell it in the 0.3% pool
export const amountBorrowedUsdc = parseUnits('4000', usdc.decimals);
export const slippageBps = 50n; // 0.5%
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

type Quotes = {quotedWei: bigint; quotedUsdc: bigint};

/** Quotes both legs. The second is quoted with all that the first is expected to give. */
export async function quoteLegs(blockNumber?: bigint): Promise<Quotes> {
  // #region quote
  const tokens = {tokenIn: usdc.address, tokenOut: weth.address};
  const buy = {...tokens, amountIn: amountBorrowedUsdc, fee: buyFeePips};
  const quotedWei = await quote(buy, blockNumber);

  const back = {tokenIn: weth.address, tokenOut: usdc.address};
  const sell = {...back, amountIn: quotedWei, fee: sellFeePips};
  const quotedUsdc = await quote(sell, blockNumber);
  // #endregion quote
  return {quotedWei, quotedUsdc};
}

// #region limits
/** What a swap must give at least, where it was quoted to give this. */
export const lessSlippage = (amount: bigint) => (amount * (10_000n - slippageBps)) / 10_000n;

/** What is left of the sale after the debt and the tolerance; negative where nothing is. */
export const leastProfit = ({quotedUsdc}: Quotes): bigint =>
  lessSlippage(quotedUsdc) - amountBorrowedUsdc - flashFee(amountBorrowedUsdc, flashFeePips);

/** The order with limits from quotes; none where the profit is within the tolerance. */
export async function makeOrder(quotes: Quotes) {
  const profitMinimum = leastProfit(quotes);
  if (profitMinimum <= 0n) throw new Error(noProfit);
  return {
    tokenBorrowed: usdc.address,
    tokenTraded: weth.address,
    flashFeePips,
    buyFeePips,
    sellFeePips,
    amountBorrowed: amountBorrowedUsdc,
    amountTradedMinimum: lessSlippage(quotes.quotedWei),
    profitMinimum,
    deadline: await deadlineIn(deadlineSeconds),
  };
}
// #endregion limits

/** What the programs say where the three pools are too even, as they are most of the time. */
export const noProfit = 'No profit is left after fees and tolerance: nothing was sent.';
