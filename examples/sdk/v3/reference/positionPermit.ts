import assert from 'node:assert/strict';
import {CurrencyAmount, Ether, Percent} from '@uniswap/sdk-core';
import {NonfungiblePositionManager} from '@uniswap/v3-sdk';
import {encodeFunctionData, formatEther, type Hex, parseSignature, zeroAddress} from 'viem';
import {account, client, clientOf, confirm, deadlineIn, run} from '../../../support/chain';
import {byName} from '../../../support/pair';
import {amountOf, baseUnits, show, USDC} from '../../support/tokens';
import {manager, managerAbi, positionManager} from '../liquidity/support/manager';
import {openPosition} from '../liquidity/support/openPosition';
import {slippageTolerance} from '../liquidity/support/plan';
import {readPosition} from '../liquidity/support/readPosition';
import {removedIn} from '../liquidity/support/removed';
import {encodeAll, encodeCollect, encodePermit} from './support/managerCalls';

const helper = clientOf(2); // sends the transaction and pays its gas
const spender = helper.account.address;

// #region sign
/** Signs, as the owner of a position, that the helper may manage it. */
async function signPermit(tokenId: bigint, deadline: bigint) {
  const positions = {...manager, functionName: 'positions', args: [tokenId]} as const;
  const [nonce] = await client.readContract(positions);
  const {domain, types, values} = NonfungiblePositionManager.getPermitData(
    {spender, tokenId: String(tokenId), nonce: String(nonce), deadline: String(deadline)},
    positionManager,
    1, // Ethereum mainnet
  );
  const signature = await client.signTypedData({
    domain: {
      name: domain.name,
      version: domain.version,
      chainId: 1,
      verifyingContract: positionManager,
    },
    types,
    primaryType: 'Permit',
    message: {...values}, // viem wants an object of its own
  });
  const {r, s, yParity} = parseSignature(signature);
  return {v: yParity === 0 ? 27 : 28, r, s, spender, deadline} as const;
}
// #endregion sign

async function main(): Promise<void> {
  const tokenId = await openPosition();

  // #region remove
  const position = await readPosition(tokenId);
  const deadline = await deadlineIn(600n);
  const permit = await signPermit(tokenId, deadline);
  const {calldata} = NonfungiblePositionManager.removeCallParameters(position, {
    tokenId: String(tokenId),
    liquidityPercentage: new Percent(1), // 100%
    slippageTolerance,
    deadline: String(deadline),
    burnToken: true,
    permit: {...permit, deadline: String(deadline)},
    collectOptions: {
      recipient: account,
      expectedCurrencyOwed0: amountOf(USDC, 0n), // fees only: the SDK adds what is removed
      expectedCurrencyOwed1: CurrencyAmount.fromRawAmount(Ether.onChain(1), 0),
    },
  });
  // #endregion remove

  // #region viem
  const {amount0, amount1} = position.burnAmountsWithSlippage(slippageTolerance);
  const [leastUsdc, leastWei] = [BigInt(amount0.toString()), BigInt(amount1.toString())];
  const abi = managerAbi;
  const liquidity = BigInt(position.liquidity.toString());
  const least = {amount0Min: leastUsdc, amount1Min: leastWei};
  const sweep = [USDC.address as Hex, leastUsdc, account] as const;
  const viem = encodeAll(
    encodePermit(tokenId, permit),
    encodeFunctionData({
      ...{abi, functionName: 'decreaseLiquidity'},
      args: [{tokenId, liquidity, ...least, deadline}],
    }),
    encodeCollect(tokenId, zeroAddress), // to the manager itself
    encodeFunctionData({abi, functionName: 'unwrapWETH9', args: [leastWei, account]}),
    encodeFunctionData({abi, functionName: 'sweepToken', args: sweep}),
    encodeFunctionData({abi, functionName: 'burn', args: [tokenId]}),
  );
  assert.equal(calldata, viem);
  // #endregion viem

  const before = await client.getBalance({address: account});
  const sent = await helper.sendTransaction({to: positionManager, data: calldata as Hex});
  const {paid} = removedIn((await confirm(sent)).logs);
  assert.equal((await client.getBalance({address: account})) - before, paid.weth);
  assert.deepEqual(paid, byName(baseUnits(position.amount0), baseUnits(position.amount1)));
  const owner = {...manager, functionName: 'ownerOf', args: [tokenId]} as const;
  await assert.rejects(client.readContract(owner), /nonexistent token/);
  console.log(`sent by    the helper, with the owner's signature`);
  console.log(`at least   ${show(amountOf(USDC, leastUsdc))} + ${formatEther(leastWei)} ETH`);
  console.log(`owner got  ${show(amountOf(USDC, paid.usdc))} + ${formatEther(paid.weth)} ETH`);
  console.log(`position   ${tokenId} is burnt`);
}

run(main);
