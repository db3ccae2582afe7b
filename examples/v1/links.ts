import assert from 'node:assert/strict';
import {getAddress} from 'viem';

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'; // on Ethereum mainnet, as v1 was

// #region read
/** What a link of the v1 interface asked for; unknown names are left out, as the interface did. */
function readLink(link: string) {
  const {hash, pathname, search} = new URL(link);
  const [route = '', query = ''] = hash ? hash.slice(1).split('?') : [pathname, search.slice(1)];
  const given = new URLSearchParams(query);
  const bips = Number(given.get('slippage') ?? Number.NaN);
  const currency = (name: string) => {
    const value = given.get(name);
    return !value || value === 'ETH' ? 'ETH' : getAddress(value);
  };
  return {
    route: route.replace('/', ''),
    sells: currency('inputCurrency'),
    buys: currency('outputCurrency'),
    slippagePercent: bips === 0 || (bips >= 10 && bips <= 9_999) ? bips / 100 : undefined,
    amount: given.has('exactField') ? given.get('exactAmount') : null,
  };
}
// #endregion read

// #region use
const asked = readLink(
  `https://app.uniswap.org/#/swap?use=v1&outputCurrency=${USDC}&slippage=50&exactField=input&exactAmount=1`,
);
console.log(
  `${asked.route}: ${asked.amount} ${asked.sells} for a token, at most ${asked.slippagePercent}%`,
);
// #endregion use
assert.equal(asked.buys, USDC);
const older = readLink(`https://uniswap.exchange/swap?outputCurrency=${USDC}&slippage=5`);
assert.deepEqual([older.route, older.buys, older.slippagePercent], ['swap', USDC, undefined]);
