import {CurrencyAmount, Ether, Price, Token} from '@uniswap/sdk-core';
import {Pool, priceToClosestTick, tickToPrice} from '@uniswap/v4-sdk';
import {parseEther, parseUnits, zeroAddress} from 'viem';
import {tokenOf} from '../../support/chain';

const {address, decimals} = tokenOf('USDC');
const USDC = new Token(1, address, decimals, 'USDC');
const ETH = Ether.onChain(1); // not WETH: pools of v4 hold ETH itself

// The order of the two currencies does not matter. 3000 is 0.3%; the zero address is no hook.
console.log(`pool id ${Pool.getPoolId(USDC, ETH, 3_000, 60, zeroAddress)}`);

const price = new Price({
  baseAmount: CurrencyAmount.fromRawAmount(ETH, String(parseEther('1'))),
  quoteAmount: CurrencyAmount.fromRawAmount(USDC, String(parseUnits('2000', decimals))),
});
const tick = priceToClosestTick(price);
const priceAtTick = tickToPrice(ETH, USDC, tick);
console.log(`tick ${tick}, which is ${priceAtTick.toSignificant(6)} USDC per ETH`);
