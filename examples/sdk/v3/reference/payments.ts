import assert from 'node:assert/strict';
import {Percent} from '@uniswap/sdk-core';
import {type FeeOptions, Multicall, Payments} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import {type Address, encodeFunctionData, formatEther, type Hex, zeroAddress} from 'viem';
import {parseEther, parseUnits} from 'viem';
import {client, clientOf, confirm, run} from '../../../support/chain';
import {
  approveRouter,
  deadlineSoon,
  minimumFor,
  poolOf,
  router,
} from '../../../v3/reference/periphery/support/router';
import {type Token as Named, usdc, weth} from '../../../v3/reference/support/tokens';
import {balanceOf, show, USDC} from '../../support/tokens';

const friend = clientOf(1).account.address;
const operator = clientOf(2).account.address; // takes the fee

// #region fee
const fee: FeeOptions = {
  fee: new Percent(30, 10_000), // 30 basis points, 0.3%
  recipient: operator,
};
// #endregion fee

/** Swaps, and leaves what comes out in the router for the next call of the same transaction. */
async function swap([tokenIn, tokenOut]: readonly [Named, Named], amountIn: bigint) {
  const pool = poolOf(tokenIn, tokenOut);
  await approveRouter(tokenIn, amountIn); // exactly what the swap takes
  const [amountOutMinimum, deadline] = [await minimumFor(pool, amountIn), await deadlineSoon()];
  const params = {...pool, recipient: zeroAddress, deadline, amountIn, amountOutMinimum} as const;
  const call = {abi: router.abi, functionName: 'exactInputSingle', args: [params]} as const;
  return {call: encodeFunctionData(call), least: amountOutMinimum};
}

const send = async (...calls: string[]) => {
  const data = Multicall.encodeMulticall(calls) as Hex;
  return confirm(await client.sendTransaction({to: router.address, data}));
};

async function unwrap(): Promise<void> {
  const held = () => Promise.all([friend, operator].map((address) => client.getBalance({address})));
  const {call, least} = await swap([usdc, weth], parseUnits('2000', 6));
  const [before0 = 0n, before1 = 0n] = await held();

  // #region unwrap
  const minimum = JSBI.BigInt(String(least)); // of the amount before the fee, in wei
  const unwrapping = Payments.encodeUnwrapWETH9(minimum, friend, fee);
  // #endregion unwrap
  const args = [least, friend, 30n, operator] as const;
  const viem = {abi: router.abi, functionName: 'unwrapWETH9WithFee', args} as const;
  assert.equal(unwrapping, encodeFunctionData(viem));
  const plain = {abi: router.abi, functionName: 'unwrapWETH9', args: [least, friend]} as const;
  assert.equal(Payments.encodeUnwrapWETH9(minimum, friend), encodeFunctionData(plain));

  await send(call, unwrapping);
  const [after0 = 0n, after1 = 0n] = await held();
  assert.equal(after1 - before1, ((after0 - before0 + (after1 - before1)) * 30n) / 10_000n);
  console.log(`unwrap ${unwrapping.slice(0, 10)}  friend    ${formatEther(after0 - before0)} ETH`);
  console.log(`                   operator  ${formatEther(after1 - before1)} ETH`);
}

async function sweep(): Promise<void> {
  const {call, least} = await swap([weth, usdc], parseEther('1'));
  const before = await balanceOf(USDC, friend);

  // #region sweep
  const minimum = JSBI.BigInt(String(least)); // in base units: 1000000 is 1 USDC
  const sweeping = Payments.encodeSweepToken(USDC, minimum, friend);
  // #endregion sweep
  const {abi} = router;
  const token = USDC.address as Address;
  const args = [token, least, friend] as const;
  assert.equal(sweeping, encodeFunctionData({abi, functionName: 'sweepToken', args}));
  const withFee = [token, least, friend, 30n, operator] as const;
  const viem = {abi, functionName: 'sweepTokenWithFee', args: withFee} as const;
  assert.equal(Payments.encodeSweepToken(USDC, minimum, friend, fee), encodeFunctionData(viem));

  await send(call, sweeping);
  const swept = (await balanceOf(USDC, friend)).subtract(before);
  console.log(`sweep  ${sweeping.slice(0, 10)}  friend    ${show(swept)}`);
}

function refund(): void {
  // #region refund
  const refunding = Payments.encodeRefundETH();
  // #endregion refund
  assert.equal(refunding, encodeFunctionData({abi: router.abi, functionName: 'refundETH'}));
  console.log(`refund ${refunding}`);
}

/** What becomes of shares that are no whole basis point, or more than the contract takes. */
async function shares(): Promise<void> {
  // #region shares
  for (const share of [new Percent(1, 300), new Percent(1, 30_000), new Percent(2, 100)]) {
    const options = {fee: share, recipient: operator};
    const data = Payments.encodeUnwrapWETH9(JSBI.BigInt(0), friend, options) as Hex;
    const [, , feeBips] = Payments.INTERFACE.decodeFunctionData('unwrapWETH9WithFee', data);
    const outcome = await client.call({to: router.address, data}).then(
      () => 'accepted',
      () => 'refused',
    );
    console.log(`${share.toFixed(4).padStart(7)}%  ${feeBips} basis points, ${outcome}`);
  }
  // #endregion shares
}

run(async () => {
  await unwrap();
  await sweep();
  refund();
  await shares();
});
