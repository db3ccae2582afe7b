import assert from 'node:assert/strict';
import {ChainId, SUPPORTED_CHAINS, V3_CORE_FACTORY_ADDRESSES, WETH9} from '@uniswap/sdk-core';

// #region known
const chainIds = Object.values(ChainId).filter((one) => typeof one === 'number');
console.log(`${ChainId.BASE} is ${ChainId[8453]}, one of ${chainIds.length}`);
const isKnown = (chainId: number): chainId is ChainId => chainId in ChainId;
console.log(`8453 ${isKnown(8453)}, 31337 ${isKnown(31337)}`);
// #endregion known

// #region gaps
const supported: readonly ChainId[] = SUPPORTED_CHAINS;
const withoutAddresses = chainIds.filter((id) => !supported.includes(id));
const withoutWeth9 = chainIds.filter((id) => !WETH9[id]);
console.log(`no addresses: ${withoutAddresses.map((id) => ChainId[id]).join(', ')}`);
console.log(`no WETH9: ${withoutWeth9.map((id) => ChainId[id]).join(', ')}`);
// #endregion gaps
assert(chainIds.every((id) => supported.includes(id) === id in V3_CORE_FACTORY_ADDRESSES));
