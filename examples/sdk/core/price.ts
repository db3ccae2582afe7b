import assert from 'node:assert/strict';
import {CurrencyAmount, Ether, Price, Token} from '@uniswap/sdk-core';
import {FeeAmount} from '@uniswap/v3-sdk';
import {parseAbi} from 'viem';
import {client, run} from '../../support/chain';
import {poolAddress, readPool} from '../support/readPool';
import {messageOf} from './support/messageOf';

const usdc = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
const dai = new Token(1, '0x6B175474E89094C44Da98b954EedeAC495271d0F', 18, 'DAI');
const weth = Ether.onChain(1).wrapped;

// #region new
const oneWethInWei = String(10n ** 18n);
const usdcForOneWeth = '2000000000'; // 2000 USDC at 6 decimals
const price = new Price(weth, usdc, oneWethInWei, usdcForOneWeth); // base first
console.log(`${price.toSignificant()} ${price.quoteCurrency.symbol} per WETH`);

const sold = CurrencyAmount.fromRawAmount(weth, String(3n * 10n ** 18n));
const bought = CurrencyAmount.fromRawAmount(usdc, '5940000000');
const execution = new Price({baseAmount: sold, quoteAmount: bought});
console.log(`${execution.toSignificant()} USDC per ${execution.baseCurrency.symbol}`);
// #endregion new
assert(price.equalTo(new Price(weth, usdc, '500000000', '1')));

// #region raw
console.log(`raw    ${price.asFraction.toSignificant(2)}`);
console.log(`scalar ${price.scalar.toFixed(0)}`);
// #endregion raw

// #region invert
const inverse = price.invert();
console.log(`${inverse.toSignificant()} ${inverse.quoteCurrency.symbol} per USDC`);
// #endregion invert

// #region multiply
const daiPerUsdc = new Price(usdc, dai, String(10n ** 6n), String(999n * 10n ** 15n));
const daiPerWeth = price.multiply(daiPerUsdc);
console.log(`${daiPerWeth.toSignificant()} ${daiPerWeth.quoteCurrency.symbol} per WETH`);
// #endregion multiply

// #region quote
const third = CurrencyAmount.fromFractionalAmount(weth, String(10n ** 18n), 3);
const value = price.quote(third);
console.log(`${value.toExact()} USDC`);
console.log(`raw ${value.quotient.toString()}, rest ${value.remainder.toSignificant(3)}`);
// #endregion quote

// #region formats
console.log(execution.invert().toSignificant(3));
console.log(execution.invert().toFixed());
console.log(price.toFixed(2, {groupSeparator: ','}));
// #endregion formats

// #region throws
const ofUsdc = CurrencyAmount.fromRawAmount(usdc, 1);
const nothing = CurrencyAmount.fromRawAmount(weth, 0);
console.log(messageOf(() => (price as Price<Token, Token>).quote(ofUsdc)));
console.log(messageOf(() => price.multiply(price as Price<Token, Token>)));
console.log(messageOf(() => new Price({baseAmount: nothing, quoteAmount: ofUsdc})));
console.log(messageOf(() => new Price(weth, usdc, 0, 1).toFixed(2)));
console.log(messageOf(() => new Price(weth, usdc, 0, 1).toSignificant(2)));
// #endregion throws

const poolAbi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24, uint16, uint16, uint16, uint8, bool)',
]);

run(async () => {
  const address = poolAddress(usdc, weth, FeeAmount.LOW);
  // #region slot0
  const [sqrtPriceX96] = await client.readContract({address, abi: poolAbi, functionName: 'slot0'});
  const squared = String(sqrtPriceX96 ** 2n);
  const wethPerUsdc = new Price(usdc, weth, String(2n ** 192n), squared); // token1 for token0
  console.log(`${wethPerUsdc.invert().toFixed(2)} USDC per WETH`);
  // #endregion slot0
  const pool = await readPool(usdc, weth, FeeAmount.LOW);
  assert(wethPerUsdc.equalTo(pool.token0Price));
});
