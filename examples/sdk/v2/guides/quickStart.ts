import assert from 'node:assert/strict';
import {CurrencyAmount, Token} from '@uniswap/sdk-core';
import {Pair} from '@uniswap/v2-sdk';
import {type Address, parseAbi} from 'viem';
import {addressOf, chain, client, run, tokenOf} from '../../../support/chain';

// #region constants
const USDC = new Token(chain.id, tokenOf('USDC').address, 6, 'USDC');
const WETH = new Token(chain.id, tokenOf('WETH').address, 18, 'WETH');
const router = addressOf('UniswapV2Router02');

const amountInUsdc = 10_000n * 10n ** 6n;
// #endregion constants

// #region abi
const abi = parseAbi([
  'function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast)',
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[] amounts)',
]);
// #endregion abi

async function main(): Promise<void> {
  // #region pair
  const address = Pair.getAddress(USDC, WETH) as Address;
  const blockNumber = await client.getBlockNumber();
  const [reserve0, reserve1] = await client.readContract({
    ...{address, abi, blockNumber},
    functionName: 'getReserves',
  });
  const [token0, token1] = USDC.sortsBefore(WETH) ? [USDC, WETH] : [WETH, USDC]; // lower address first
  const pair = new Pair(
    CurrencyAmount.fromRawAmount(token0, String(reserve0)),
    CurrencyAmount.fromRawAmount(token1, String(reserve1)),
  );
  // #endregion pair

  // #region quote
  const amountIn = CurrencyAmount.fromRawAmount(USDC, String(amountInUsdc));
  const [amountOut] = pair.getOutputAmount(amountIn);
  // #endregion quote

  // #region check
  const [, fromRouter] = await client.readContract({
    address: router,
    abi,
    functionName: 'getAmountsOut',
    args: [amountInUsdc, [USDC.address as Address, WETH.address as Address]],
    blockNumber,
  });
  assert.equal(BigInt(amountOut.quotient.toString()), fromRouter);
  // #endregion check

  console.log(`pair      ${address}`);
  console.log(
    `reserves  ${pair.reserveOf(USDC).toExact()} USDC, ${pair.reserveOf(WETH).toExact()} WETH`,
  );
  console.log(`price     ${pair.priceOf(WETH).toFixed(2)} USDC per WETH, before fee and impact`);
  console.log(`SDK       ${amountIn.toExact()} USDC give ${amountOut.toExact()} WETH`);
  console.log(`router    ${amountIn.toExact()} USDC give ${fromRouter} wei`);
}

run(main, {sends: false});
