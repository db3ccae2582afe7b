const {Token, WETH9} = require('@uniswap/sdk-core');
const {FACTORY_ADDRESS, FeeAmount, Pool, tickToPrice} = require('@uniswap/v3-sdk');

const USDC = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
const WETH = WETH9[1];

console.log('factory', FACTORY_ADDRESS);
console.log('pool   ', Pool.getAddress(USDC, WETH, FeeAmount.MEDIUM));

// A pool stores its price as a tick: each step is 0.01 %.
const tick = 200_311;
const price = tickToPrice(WETH, USDC, tick);
console.log(`tick ${tick} is ${price.toFixed(2)} USDC per WETH`);
