import {CurrencyAmount, Ether, Token} from '@uniswap/sdk-core';
import {Pair} from '@uniswap/v2-sdk';

const USDC = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
const WETH = Ether.onChain(1).wrapped;

const pair = new Pair(
  CurrencyAmount.fromRawAmount(USDC, String(2_000_000n * 10n ** 6n)),
  CurrencyAmount.fromRawAmount(WETH, String(1_000n * 10n ** 18n)),
);
const amountIn = CurrencyAmount.fromRawAmount(USDC, String(10_000n * 10n ** 6n));
const [amountOut, pairAfter] = pair.getOutputAmount(amountIn);

console.log(`pair   ${pair.liquidityToken.address}`);
console.log(`price  ${pair.priceOf(WETH).toFixed(2)} USDC per WETH`);
console.log(`swap   ${amountIn.toExact()} USDC give ${amountOut.toExact()} WETH`);
console.log(`after  ${pairAfter.priceOf(WETH).toFixed(2)} USDC per WETH`);
