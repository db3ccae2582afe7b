import type * as SdkCore from '@uniswap/sdk-core';
import {CurrencyAmount, Ether, Token} from '@uniswap/sdk-core';
import {FeeAmount, Pool} from '@uniswap/v3-sdk';
import type JSBI from 'jsbi';
import {run} from '../../../support/chain';
import {printFailure} from '../../support/printFailure';
import {USDC, WETH} from '../../support/tokens';
import {secondCopy} from './support/secondCopy';

async function main(): Promise<void> {
  // #region integers
  const untyped = 1_000_000n as unknown as string; // as JavaScript passes it
  await printFailure('bigint', () => CurrencyAmount.fromRawAmount(USDC, untyped));
  await printFailure('number with a fraction', () => CurrencyAmount.fromRawAmount(USDC, 0.5));
  const rounded = CurrencyAmount.fromRawAmount(WETH, 1e18 + 1); // wei, as a number
  console.log(`1e18 + 1 as a number            no error, ${rounded.quotient} wei`);
  // #endregion integers

  // #region copies
  const otherJsbi = secondCopy<typeof JSBI>('jsbi'); // the SDK has loaded its own
  const amount = CurrencyAmount.fromRawAmount(USDC, 1_000_000);
  await printFailure('JSBI of another copy', () => amount.multiply(otherJsbi.BigInt(2)));

  const {Token: OtherToken} = secondCopy<typeof SdkCore>('@uniswap/sdk-core');
  const theirs = new OtherToken(1, USDC.address, 6, 'USDC');
  const [same, equal] = [theirs instanceof Token, theirs.equals(USDC)];
  console.log(`Token of another copy           instanceof Token is ${same}, equals is ${equal}`);
  // #endregion copies

  // #region chains
  await printFailure('wrapped coin of chain 31337', () => Ether.onChain(31_337).wrapped);
  const elsewhere = new Token(31_337, USDC.address, 6, 'USDC'); // any number is a chain id
  await printFailure('tokens of two chains', () => Pool.getAddress(elsewhere, WETH, FeeAmount.LOW));
  const cutOff = USDC.address.slice(0, -1);
  await printFailure('address cut off', () => new Token(1, cutOff, 6, 'USDC'));
  // #endregion chains
}

run(main);
