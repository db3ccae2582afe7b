import assert from 'node:assert/strict';
import {Ether} from '@uniswap/sdk-core';
import {NonfungiblePositionManager, SelfPermit} from '@uniswap/v3-sdk';
import {type Address, encodeFunctionData, formatEther, parseAbi, parseSignature} from 'viem';
import {account, client, deadlineIn, run} from '../../../support/chain';
import {usdcPermit} from '../../../v3/reference/periphery/support/permits';
import {allowanceOf, amountOf, show, USDC} from '../../support/tokens';
import {addedIn} from '../liquidity/support/added';
import {managerAbi, positionManager, send} from '../liquidity/support/manager';
import {plannedPosition, slippageTolerance} from '../liquidity/support/plan';
import {encodeAll, encodeMint, encodeSelfPermit} from './support/managerCalls';

const noncesAbi = parseAbi(['function nonces(address owner) view returns (uint256)']);

// #region sign
/** Signs that the position manager may take this much USDC of the account, until a deadline. */
async function signUsdc(value: bigint, deadline: bigint) {
  const contract = {address: USDC.address as Address, abi: noncesAbi} as const;
  const call = {...contract, functionName: 'nonces', args: [account]} as const;
  const nonce = await client.readContract(call);
  const message = {owner: account, spender: positionManager, value, nonce, deadline} as const;
  const {r, s, yParity} = parseSignature(await client.signTypedData({...usdcPermit, message}));
  return {v: yParity === 0 ? 27 : 28, r, s} as const;
}
// #endregion sign

async function main(): Promise<void> {
  // #region mint
  const position = await plannedPosition();
  const amount = BigInt(position.mintAmounts.amount0.toString()); // exactly what the mint may take
  const deadline = await deadlineIn(600n);
  const signature = await signUsdc(amount, deadline);
  const token0Permit = {...signature, amount: String(amount), deadline: String(deadline)};
  const parameters = NonfungiblePositionManager.addCallParameters(position, {
    recipient: account,
    slippageTolerance,
    deadline: String(deadline),
    useNative: Ether.onChain(1), // WETH is paid in ether
    token0Permit,
  });
  // #endregion mint

  // #region viem
  const permit = encodeSelfPermit(USDC.address as Address, {...signature, amount, deadline});
  assert.equal(SelfPermit.encodePermit(USDC, token0Permit), permit);
  const refund = encodeFunctionData({abi: managerAbi, functionName: 'refundETH'});
  const mint = encodeMint(position, {slippageTolerance, deadline});
  assert.equal(parameters.calldata, encodeAll(permit, mint, refund));
  // #endregion viem

  assert.equal(show(await allowanceOf(USDC, positionManager)), '0 USDC');
  const {amount0, amount1} = addedIn((await send(parameters)).logs);
  console.log(
    `calls    ${permit.slice(0, 10)} selfPermit, ${mint.slice(0, 10)} mint, ${refund} refundETH`,
  );
  console.log(`value    ${formatEther(BigInt(parameters.value))} ETH`);
  console.log(`used     ${show(amountOf(USDC, amount0))} + ${formatEther(amount1)} ETH`);
  console.log(`allowed  ${show(await allowanceOf(USDC, positionManager))}, as before`);
}

run(main);
