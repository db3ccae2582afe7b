import {ETH, getMarketDetails} from '@uniswap/sdk';
import {
  areETHReserves,
  areTokenReserves,
  areTokenReservesNormalized,
  isChainId,
  isFormat,
  isLowLevelProvider,
  type TokenReserves,
} from '@uniswap/sdk/dist/types';
import {provider} from '../support/provider';
import {usdcReserves} from '../support/reserves';

// #region import
const reserves: TokenReserves = usdcReserves;
const ether = {token: {address: ETH, decimals: 18}};
// #endregion import

// #region chain
console.log(`isChainId(1)                   ${isChainId(1)}`);
console.log(`isLowLevelProvider(provider)   ${isLowLevelProvider(provider)}`);
// #endregion chain

// #region reserves
console.log(`areTokenReserves(reserves)     ${areTokenReserves(reserves)}`);
console.log(`areTokenReserves(undefined)    ${areTokenReserves(undefined)}`);
console.log(`areETHReserves(ether)          ${areETHReserves(ether)}`);
console.log(`areETHReserves(undefined)      ${areETHReserves(undefined)}`);
// #endregion reserves

// #region normalized
const {inputReserves, outputReserves} = getMarketDetails(ether, reserves);
console.log(`of the side of ETH             ${areTokenReservesNormalized(inputReserves)}`);
console.log(`of the side of the token       ${areTokenReservesNormalized(outputReserves)}`);
// #endregion normalized

// #region format
console.log(`isFormat(true)                 ${isFormat(true)}`);
console.log(`isFormat({groupSeparator: ''}) ${isFormat({groupSeparator: ''})}`);
// #endregion format
