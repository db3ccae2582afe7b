import assert from 'node:assert/strict';
import {type AllowedPermitArguments, Multicall, SelfPermit} from '@uniswap/v3-sdk';
import {
  type Address,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseEther,
  parseSignature,
} from 'viem';
import {approve} from '../../../support/allowances';
import {account, client, confirm, run} from '../../../support/chain';
import {dai, daiPermit} from '../../../v3/reference/periphery/support/permits';
import {
  deadlineSoon,
  minimumFor,
  poolOf,
  router,
} from '../../../v3/reference/periphery/support/router';
import {weth} from '../../../v3/reference/support/tokens';
import {printFailure} from '../../support/printFailure';
import {allowanceOf, balanceOf, DAI, show, WETH} from '../../support/tokens';

const noncesAbi = parseAbi(['function nonces(address owner) view returns (uint256)']);

// #region sign
/** Signs that SwapRouter may take all DAI of the account; DAI knows no amounts. */
async function signDai(): Promise<AllowedPermitArguments> {
  const nonce = await client.readContract({
    ...{address: DAI.address as Address, abi: noncesAbi, functionName: 'nonces', args: [account]},
  });
  const expiry = await deadlineSoon(); // ten minutes, by the chain's clock
  const message = {holder: account, spender: router.address, nonce, expiry, allowed: true};
  const {r, s, yParity} = parseSignature(await client.signTypedData({...daiPermit, message}));
  return {v: yParity === 0 ? 27 : 28, r, s, nonce: String(nonce), expiry: String(expiry)};
}
// #endregion sign

async function main(): Promise<void> {
  const options = await signDai();
  // #region encode
  const permit = SelfPermit.encodePermit(DAI, options);
  // #endregion encode
  const {nonce, expiry, v, r, s} = options;
  const viem = encodeFunctionData({
    abi: router.abi,
    functionName: 'selfPermitAllowed',
    args: [dai.address, BigInt(`${nonce}`), BigInt(`${expiry}`), v, r as Hex, s as Hex],
  });
  assert.equal(permit, viem);

  const before = await balanceOf(WETH);
  // #region send
  const amountIn = parseEther('2000'); // DAI
  const pool = poolOf(dai, weth);
  const amountOutMinimum = await minimumFor(pool, amountIn);
  const deadline = await deadlineSoon();
  const params = {...pool, recipient: account, deadline, amountIn, amountOutMinimum};
  const call = {abi: router.abi, functionName: 'exactInputSingle', args: [params]} as const;
  const data = Multicall.encodeMulticall([permit, encodeFunctionData(call)]) as Hex;
  await confirm(await client.sendTransaction({to: router.address, data}));
  const unlimited = {token: dai.address, spender: router.address}; // what the permit gave
  await approve({...unlimited, amount: 0n});
  // #endregion send
  const bought = (await balanceOf(WETH)).subtract(before);
  console.log(`permit   ${permit.slice(0, 10)} selfPermitAllowed`);
  console.log(`swapped  2000 DAI for ${show(bought)}`);
  console.log(`allowed  ${show(await allowanceOf(DAI, router.address))}`);

  // #region trap
  const signed = {...{v, r, s}, amount: '1000000', deadline: String(deadline), nonce: '0'};
  await printFailure('amount beside nonce', () => SelfPermit.encodePermit(DAI, signed));
  // #endregion trap
}

run(main);
