import assert from 'node:assert/strict';
import {AllowanceTransfer, type PermitSingle} from '@uniswap/permit2-sdk';
import {Trade as RouterTrade} from '@uniswap/router-sdk';
import {CurrencyAmount, Percent, TradeType} from '@uniswap/sdk-core';
import {CommandParser, SwapRouter, UniversalRouterVersion} from '@uniswap/universal-router-sdk';
import {FeeAmount, Route} from '@uniswap/v3-sdk';
import {type Address, type Hex, parseAbi, parseEther, size, slice} from 'viem';
import {withAllowances} from '../../support/allowances';
import {account, addressOf, chain, client, confirm, deadlineIn, run} from '../../support/chain';
import {quoteExactInput} from '../support/quote';
import {readPool} from '../support/readPool';
import {
  allowanceFor,
  balanceOf,
  baseUnits,
  requireAmounts,
  show,
  USDC,
  WETH,
} from '../support/tokens';

// #region constants
const permit2 = addressOf('Permit2');
const router = addressOf('UniversalRouterV2_0');
const urVersion = UniversalRouterVersion.V2_0; // the release at that address
const inputAmount = CurrencyAmount.fromRawAmount(WETH, String(parseEther('1')));
const slippageTolerance = new Percent(50, 10_000); // 0.5 %
// #endregion constants

const permit2Abi = parseAbi([
  'function allowance(address owner, address token, address spender) view returns (uint160 amount, uint48 expiration, uint48 nonce)',
]);

// #region permit
/** Lets the router take the input once, through Permit2, for ten minutes: signed, not sent. */
async function signedPermit(deadline: bigint) {
  const args = [account, WETH.address as Address, router] as const;
  const contract = {address: permit2, abi: permit2Abi} as const;
  const [, , nonce] = await client.readContract({...contract, functionName: 'allowance', args});
  const permit: PermitSingle = {
    details: {
      token: WETH.address,
      amount: String(baseUnits(inputAmount)),
      expiration: String(deadline),
      nonce,
    },
    spender: router,
    sigDeadline: String(deadline),
  };
  const {domain, types, values} = AllowanceTransfer.getPermitData(permit, permit2, chain.id);
  const signature = await client.signTypedData({
    domain: {name: domain.name, chainId: chain.id, verifyingContract: permit2},
    types,
    primaryType: 'PermitSingle',
    message: {...values},
  });
  return {...permit, signature};
}
// #endregion permit

async function main(): Promise<void> {
  await requireAmounts(inputAmount);

  // #region trade
  const route = new Route([await readPool(WETH, USDC, FeeAmount.MEDIUM)], WETH, USDC);
  const {outputAmount} = await quoteExactInput(route, inputAmount);
  const v3Routes = [{routev3: route, inputAmount, outputAmount}];
  const trade = new RouterTrade({v3Routes, tradeType: TradeType.EXACT_INPUT});
  // #endregion trade

  // #region calldata
  const deadline = await deadlineIn(600n);
  const {calldata, value} = SwapRouter.swapCallParameters(trade, {
    slippageTolerance,
    recipient: account,
    deadlineOrPreviousBlockhash: String(deadline),
    inputTokenPermit: await signedPermit(deadline),
    urVersion,
  });
  // #endregion calldata
  const before = await balanceOf(USDC);
  // #region send
  const transaction = {to: router, data: calldata as Hex, value: BigInt(value)} as const;
  await withAllowances([allowanceFor(permit2, inputAmount)], async () =>
    confirm(await client.sendTransaction(transaction)),
  );
  // #endregion send
  const received = (await balanceOf(USDC)).subtract(before);
  assert(!received.lessThan(trade.minimumAmountOut(slippageTolerance)));
  const {commands} = CommandParser.parseCalldata(calldata, urVersion);
  const data = calldata as Hex;
  console.log(`execute    ${slice(data, 0, 4)}…, ${size(data)} bytes`);
  console.log(`commands   ${commands.map(({commandName}) => commandName).join(', ')}`);
  console.log(`received   ${show(received)}`);
}

run(main);
