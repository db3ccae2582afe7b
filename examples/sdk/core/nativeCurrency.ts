import assert from 'node:assert/strict';
import {
  ChainId,
  type Currency,
  CurrencyAmount,
  Ether,
  NativeCurrency,
  NativeCurrencyName,
  type Token,
  WETH9,
} from '@uniswap/sdk-core';

// #region extend
/** AVAX of the Avalanche C-Chain. */
class Avax extends NativeCurrency {
  constructor() {
    super(ChainId.AVALANCHE, 18, NativeCurrencyName.AVAX, 'Avalanche');
  }

  get wrapped(): Token {
    const wavax = WETH9[this.chainId];
    if (!wavax) throw new Error(`no wrapped token is known on chain ${this.chainId}`);
    return wavax;
  }

  equals(other: Currency): boolean {
    return other.isNative && other.chainId === this.chainId;
  }
}

const avax = new Avax();
const amount = CurrencyAmount.fromRawAmount(avax, String(15n * 10n ** 17n));
console.log(`${amount.toExact()} ${amount.currency.symbol}`);
console.log(`wrapped, ${amount.wrapped.toExact()} ${amount.wrapped.currency.symbol}`);
// #endregion extend
assert.equal(avax.decimals, 18);

// #region narrow
/** The address that a contract takes for a currency. */
const addressOf = (currency: Currency): string =>
  currency.isNative ? currency.wrapped.address : currency.address;

console.log(addressOf(avax) === addressOf(avax.wrapped));
console.log(`native ${avax.isNative}, token ${avax.isToken}`);
// #endregion narrow

// #region equals
console.log(`another object ${avax.equals(new Avax())}`);
console.log(`Ether of the same chain ${avax.equals(Ether.onChain(ChainId.AVALANCHE))}`);
console.log(`WAVAX ${avax.equals(avax.wrapped)}`);
// #endregion equals

// #region names
console.log(Object.values(NativeCurrencyName).join(' '));
// #endregion names
