import {CurrencyAmount, Token} from '@uniswap/sdk-core';
import {Pair} from '@uniswap/v2-sdk';
import {Contract} from 'ethers';
import {run} from '../../../support/chain';
import {provider} from '../../support/ethersClient';
import {printFailure} from '../../support/printFailure';
import {amountOf, DAI, UNI, USDC, WETH} from '../../support/tokens';
import {readPair} from '../support/pairs';

const abi = ['function getReserves() view returns (uint112, uint112, uint32)'];

run(async () => {
  // #region errors
  await printFailure('no pair, by viem', () => readPair([DAI, UNI]));
  const nowhere = new Contract(Pair.getAddress(DAI, UNI), abi, provider);
  await printFailure('no pair, by ethers', () => nowhere.getReserves());
  await printFailure('one token twice', () => Pair.getAddress(USDC, USDC));
  const onOptimism = new Token(10, USDC.address, 6, 'USDC');
  const amounts = [amountOf(onOptimism, 1n), amountOf(WETH, 1n)] as const;
  await printFailure('tokens of two chains', () => new Pair(...amounts));
  const bigint = 10_000_000_000n as unknown as string;
  await printFailure('a bigint', () => CurrencyAmount.fromRawAmount(USDC, bigint));
  await printFailure('a fraction of a unit', () => CurrencyAmount.fromRawAmount(USDC, '0.5'));
  // #endregion errors
});
