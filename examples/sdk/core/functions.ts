import assert from 'node:assert/strict';
import {
  ChainId,
  computePriceImpact,
  computeZksyncCreate2Address,
  CurrencyAmount,
  Ether,
  getAverageBlockTimeSecs,
  MaxUint256,
  QUOTER_ADDRESSES,
  secondsToBlocks,
  sortedInsert,
  sqrt,
  SWAP_ROUTER_02_ADDRESSES,
  TICK_LENS_ADDRESSES,
  Token,
  V3_CORE_FACTORY_ADDRESSES,
  validateAndParseAddress,
} from '@uniswap/sdk-core';
import {Pair, Route, Trade} from '@uniswap/v2-sdk';
import {computePoolAddress, FeeAmount, poolInitCodeHash} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import {type Address, encodeAbiParameters, keccak256, maxUint256} from 'viem';
import {messageOf} from './support/messageOf';

const usdc = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
const weth = Ether.onChain(1).wrapped;
const pair = new Pair(
  CurrencyAmount.fromRawAmount(weth, String(1_000n * 10n ** 18n)),
  CurrencyAmount.fromRawAmount(usdc, String(2_000_000n * 10n ** 6n)),
);

// #region price-impact
const paid = CurrencyAmount.fromRawAmount(weth, String(10n ** 18n));
const [received] = pair.getOutputAmount(paid);
const impact = computePriceImpact(pair.priceOf(weth), paid, received);
console.log(`${received.toExact()} USDC, impact ${impact.toFixed(3)}%`);
// #endregion price-impact
assert(impact.equalTo(Trade.exactIn(new Route([pair], weth, usdc), paid).priceImpact));

// #region sqrt
console.log(sqrt(JSBI.BigInt(10)).toString());
console.log(sqrt(MaxUint256).toString() === String(2n ** 128n - 1n));
// #endregion sqrt
assert.equal(BigInt(MaxUint256.toString()), maxUint256);

// #region sorted-insert
const best = [9, 7, 4];
const removed = sortedInsert(best, 8, 3, (a, b) => b - a); // the largest first
console.log(`${best.join(' ')}, without ${removed}`);
// #endregion sorted-insert

// #region blocks
const hourInSeconds = 3600;
console.log(`a block each ${getAverageBlockTimeSecs(ChainId.MAINNET)} s`);
console.log(`${secondsToBlocks(hourInSeconds, ChainId.MAINNET)} blocks an hour`);
console.log(messageOf(() => secondsToBlocks(hourInSeconds, ChainId.SEPOLIA)));
// #endregion blocks

// #region addresses
const addressOf = (map: Record<number, string>, chainId: number): string =>
  map[chainId] ?? 'not in the map';
const quoter = addressOf(QUOTER_ADDRESSES, ChainId.MAINNET);
console.log(`quoter    ${quoter}`);
console.log(`tick lens ${addressOf(TICK_LENS_ADDRESSES, ChainId.MAINNET)}`);
const router = SWAP_ROUTER_02_ADDRESSES(ChainId.MAINNET);
console.log(`router on Celo as on mainnet: ${SWAP_ROUTER_02_ADDRESSES(ChainId.CELO) === router}`);
console.log(`router on chain 31337: "${SWAP_ROUTER_02_ADDRESSES(31337)}"`);
// #endregion addresses

// #region validate
console.log(validateAndParseAddress(quoter.toLowerCase()) === quoter);
console.log(messageOf(() => validateAndParseAddress('0xb273')));
// #endregion validate

// #region throws
console.log(messageOf(() => sqrt(JSBI.BigInt(-1))));
console.log(messageOf(() => sortedInsert([1], 2, 0, (a, b) => a - b)));
console.log(messageOf(() => sortedInsert([1, 2], 3, 1, (a, b) => a - b)));
console.log(messageOf(() => computePriceImpact(pair.priceOf(weth), paid, paid)));
// #endregion throws

const {ZKSYNC} = ChainId;
const tokenA = Ether.onChain(ZKSYNC).wrapped;
const tokenB = new Token(ZKSYNC, usdc.address, 6); // any second address will do
const fee = FeeAmount.MEDIUM;
const factoryAddress = addressOf(V3_CORE_FACTORY_ADDRESSES, ZKSYNC);

// #region zksync
const types = [{type: 'address'}, {type: 'address'}, {type: 'uint24'}] as const;
const key = [tokenA.address as Address, tokenB.address as Address, fee] as const;
const salt = keccak256(encodeAbiParameters(types, key));
const pool = computeZksyncCreate2Address(factoryAddress, poolInitCodeHash(ZKSYNC), salt);
const same = computePoolAddress({factoryAddress, tokenA, tokenB, fee, chainId: ZKSYNC});
console.log(`as computePoolAddress gives it: ${pool === same}`);
// #endregion zksync
assert.equal(pool, same);
