import {Ether, Price, Token} from '@uniswap/sdk-core';
import {
  FACTORY_ADDRESS,
  FeeAmount,
  computePoolAddress,
  priceToClosestTick,
  tickToPrice,
} from '@uniswap/v3-sdk';

const chainId = 1;
const usdc = new Token(chainId, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
const weth = Ether.onChain(chainId).wrapped;

const pool = computePoolAddress({
  factoryAddress: FACTORY_ADDRESS,
  tokenA: usdc,
  tokenB: weth,
  fee: FeeAmount.MEDIUM,
});

const oneWethInWei = String(10n ** 18n);
const usdcForOneWeth = String(2_000n * 10n ** 6n);
const tick = priceToClosestTick(new Price(weth, usdc, oneWethInWei, usdcForOneWeth));
const price = tickToPrice(weth, usdc, tick);

console.log(`pool  ${pool}`);
console.log(`tick  ${tick}`);
console.log(`price ${price.toFixed(2)} USDC per WETH`);
