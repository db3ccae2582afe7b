import assert from 'node:assert/strict';
import {getTokenReserves} from '@uniswap/sdk';
import {client, run} from '../../../support/chain';
import {printFailure} from '../../support/printFailure';
import {balanceOf, baseUnits, UNI, USDC} from '../../support/tokens';
import {toBigint, usdcExchange} from '../support/exchange';
import {provider} from '../support/provider';

run(async () => {
  // #region reserves
  const reserves = await getTokenReserves(USDC.address, provider);
  console.log(`${reserves.ethReserve.amount.toFixed()} wei`);
  console.log(`${reserves.tokenReserve.amount.toFixed()} base units of the token`);
  console.log(`${reserves.token.decimals} decimals, chain ${reserves.token.chainId}`);
  console.log(`shares with ${reserves.exchange?.decimals} decimals`);
  // #endregion reserves

  // #region viem
  const address = await usdcExchange();
  const weiHeld = await client.getBalance({address});
  const usdcHeld = await balanceOf(USDC, address);
  // #endregion viem
  assert.equal(reserves.exchange?.address, address);
  assert.equal(toBigint(reserves.ethReserve.amount), weiHeld);
  assert.equal(toBigint(reserves.tokenReserve.amount), baseUnits(usdcHeld));

  // #region throws
  const onUnichain = {
    send: ({id}: {id: number}, callback: (error: unknown, response: unknown) => void): void =>
      callback(null, {jsonrpc: '2.0', id, result: '0x82'}),
  };
  await printFailure('a chain that it does not know', () =>
    getTokenReserves(USDC.address, onUnichain),
  );
  await printFailure('a token without an exchange', () => getTokenReserves(UNI.address, provider));
  await printFailure('no address', () => getTokenReserves('USDC', provider));
  // #endregion throws
});
