import assert from 'node:assert/strict';
import {CurrencyAmount, Ether, WETH9} from '@uniswap/sdk-core';
import {parseEther} from 'viem';
import {client, confirm, run} from '../../support/chain';
import {balanceOf, baseUnits} from '../support/tokens';
import {messageOf} from './support/messageOf';

// #region on-chain
const ether = Ether.onChain(1);
console.log(`${ether.symbol}: ${ether.name}, ${ether.decimals} decimals, chain ${ether.chainId}`);
console.log(`the same object ${ether === Ether.onChain(1)}`);
// #endregion on-chain
assert(ether.isNative && !ether.isToken);

// #region wrapped
const weth = ether.wrapped;
console.log(`${weth.symbol}: ${weth.name}, token ${weth.isToken}`);
console.log(
  `on Polygon ${Ether.onChain(137).symbol}, wrapped ${Ether.onChain(137).wrapped.symbol}`,
);
// #endregion wrapped
assert.equal(weth, WETH9[1]);

// #region equals
console.log(`another chain ${ether.equals(Ether.onChain(10))}`);
console.log(`WETH ${ether.equals(weth)}`);
// #endregion equals

// #region throws
const celo = 42220;
console.log(messageOf(() => Ether.onChain(celo).wrapped));
console.log(messageOf(() => Ether.onChain(1.5)));
// #endregion throws

run(async () => {
  const before = await balanceOf(weth);
  // #region deposit
  const amount = CurrencyAmount.fromRawAmount(ether, String(parseEther('0.5')));
  const value = BigInt(amount.quotient.toString()); // wei
  await confirm(await client.sendTransaction({to: weth.address as `0x${string}`, value}));
  const after = await balanceOf(weth);
  console.log(`received ${after.subtract(before).toExact()} ${after.currency.symbol}`);
  // #endregion deposit
  assert(after.subtract(before).equalTo(amount.wrapped));
  assert.equal(baseUnits(after) - baseUnits(before), value);
});
