import assert from 'node:assert/strict';
import {CurrencyAmount, Ether, Token} from '@uniswap/sdk-core';
import {Pair} from '@uniswap/v2-sdk';
import {type Address, createPublicClient, http, parseAbi} from 'viem';
import {mainnet} from 'viem/chains';

// #region constants
const USDC = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
const WETH = Ether.onChain(1).wrapped;
const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'; // UniswapV2Router02

const amountInUsdc = 10_000n * 10n ** 6n;
// #endregion constants

// #region client
const client = createPublicClient({
  chain: mainnet,
  transport: http(process.env.RPC_URL ?? 'http://127.0.0.1:8545'),
});
const abi = parseAbi([
  'function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast)',
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[] amounts)',
]);
// #endregion client

async function main(): Promise<void> {
  // #region pair
  const address = Pair.getAddress(USDC, WETH) as Address;
  const [usdcReserve, wethReserve] = await client.readContract({
    address,
    abi,
    functionName: 'getReserves',
  });
  const pair = new Pair(
    CurrencyAmount.fromRawAmount(USDC, String(usdcReserve)), // its address is the lower one
    CurrencyAmount.fromRawAmount(WETH, String(wethReserve)),
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
  });
  assert.equal(BigInt(amountOut.quotient.toString()), fromRouter);
  // #endregion check

  console.log(`pair      ${address}`);
  console.log(`reserves  ${pair.reserve0.toExact()} USDC, ${pair.reserve1.toExact()} WETH`);
  console.log(`price     ${pair.priceOf(WETH).toFixed(2)} USDC per WETH, before fee and impact`);
  console.log(`SDK       ${amountIn.toExact()} USDC give ${amountOut.toExact()} WETH`);
  console.log(`router    ${amountIn.toExact()} USDC give ${fromRouter} wei`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
