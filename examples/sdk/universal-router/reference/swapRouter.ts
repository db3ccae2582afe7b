import assert from 'node:assert/strict';
import {Ether, Percent, TradeType} from '@uniswap/sdk-core';
import {
  CommandParser,
  NONCE_SKIP_CHECK,
  ROUTER_AS_RECIPIENT,
  SwapRouter,
  type SwapSpecification,
  type SwapStep,
  TokenTransferMode,
  UNIVERSAL_ROUTER_ADDRESS,
  UniversalRouterVersion,
} from '@uniswap/universal-router-sdk';
import {encodeRouteToPath, FeeAmount, Route} from '@uniswap/v3-sdk';
import {type Hex, parseEther, size, slice, zeroAddress, zeroHash} from 'viem';
import type {PoolKey} from '../../../v4/support/pool';
import {quoteOf} from '../../../v4/support/swap';
import {account, addressOf, chain, client, confirm, deadlineIn, run} from '../../../support/chain';
import {messageOf} from '../../core/support/messageOf';
import {quoteExactInput} from '../../support/quote';
import {readPool} from '../../support/readPool';
import {amountOf, balanceOf, baseUnits, show, USDC, WETH} from '../../support/tokens';
import {readV4Pool} from '../../support/readV4Pool';
import {splitTrade} from '../support/splitTrade';

const router = addressOf('UniversalRouterV2_0');
const ETH = Ether.onChain(chain.id);
const slippageTolerance = new Percent(50, 10_000); // 0.5%
const urVersion = UniversalRouterVersion.V2_0;

run(async () => {
  const deadline = String(await deadlineIn(600n));
  const limits = {slippageTolerance, recipient: account, deadlineOrPreviousBlockhash: deadline};

  // #region trade
  const sale = await splitTrade(amountOf(ETH, parseEther('4')), USDC);
  const swap = SwapRouter.swapCallParameters(sale, {...limits, urVersion});
  console.log(`${swap.calldata.slice(0, 10)}, value ${BigInt(swap.value)}`);
  // #endregion trade
  console.log(namesOf(swap.calldata));

  // #region proxy
  const purchase = await splitTrade(amountOf(WETH, parseEther('4')), USDC);
  const byProxy = SwapRouter.swapCallParameters(purchase, {
    ...{...limits, urVersion},
    tokenTransferMode: TokenTransferMode.ApproveProxy,
    chainId: chain.id, // chooses the address of the router, which the calldata holds
  });
  console.log(`${byProxy.calldata.slice(0, 10)}, for SwapProxy`);
  // #endregion proxy

  // #region steps
  const half = amountOf(ETH, parseEther('1'));
  const v3Route = new Route([await readPool(WETH, USDC, FeeAmount.MEDIUM)], WETH, USDC);
  const inV3 = (await quoteExactInput(v3Route, half.wrapped)).outputAmount;
  const {poolKey} = await readV4Pool(ETH, USDC, {fee: 3_000, tickSpacing: 60});
  const ofPool = {poolKey: poolKey as PoolKey, zeroForOne: true};
  const inV4 = amountOf(USDC, await quoteOf({...ofPool, amountSpecified: -baseUnits(half)}));
  const least = (quoted: typeof inV4) => String((baseUnits(quoted) * 9_950n) / 10_000n);
  const amountIn = String(baseUnits(half));

  const steps: SwapStep[] = [
    {type: 'WRAP_ETH', recipient: ROUTER_AS_RECIPIENT, amount: amountIn}, // half of the ETH
    {
      ...{type: 'V3_SWAP_EXACT_IN', recipient: ROUTER_AS_RECIPIENT, amountIn},
      ...{amountOutMin: least(inV3), path: encodeRouteToPath(v3Route, false)},
    },
    {
      type: 'V4_SWAP',
      v4Actions: [
        {
          ...{action: 'SWAP_EXACT_IN_SINGLE', poolKey, zeroForOne: true, amountIn},
          ...{amountOutMinimum: least(inV4), hookData: '0x'},
        },
        {action: 'SETTLE', currency: zeroAddress, amount: 0}, // what the swap owes
        {action: 'TAKE', currency: USDC.address, recipient: ROUTER_AS_RECIPIENT, amount: 0},
      ],
    },
  ];
  const spec: SwapSpecification = {
    tradeType: TradeType.EXACT_INPUT,
    routing: {
      inputToken: ETH,
      outputToken: USDC,
      amount: half.add(half),
      quote: inV3.add(inV4),
    },
    ...{slippageTolerance, recipient: account, deadline, urVersion},
  };
  const {calldata, value} = SwapRouter.encodeSwaps(spec, steps);
  const before = await balanceOf(USDC);
  const transaction = {to: router, data: calldata as Hex, value: BigInt(value)} as const;
  await confirm(await client.sendTransaction(transaction));
  const received = (await balanceOf(USDC)).subtract(before);
  console.log(`received ${show(received)}`);
  // #endregion steps
  assert(received.equalTo(spec.routing.quote));
  console.log(namesOf(calldata));

  // #region signed
  const latest = UniversalRouterVersion.V2_1_2;
  const forLatest = SwapRouter.swapCallParameters(sale, {...limits, urVersion: latest});
  const verifyingContract = UNIVERSAL_ROUTER_ADDRESS(latest, chain.id);
  const words = {intent: zeroHash, data: zeroHash, sender: account};
  const payload = SwapRouter.getExecuteSignedPayload(
    ...[forLatest.calldata, words, deadline, chain.id, verifyingContract],
  );
  const {name, version} = payload.domain;
  const signature = await client.signTypedData({
    domain: {name, version, verifyingContract: verifyingContract as Hex, chainId: chain.id},
    types: payload.types,
    primaryType: 'ExecuteSigned',
    message: {...payload.value},
  });
  const {nonce} = payload.value; // drawn at random; encode the one that was signed
  const signed = SwapRouter.encodeExecuteSigned(
    ...[forLatest.calldata, signature, {...words, nonce}, deadline],
  );
  console.log(`${slice(signed.calldata as Hex, 0, 4)}, ${size(signed.calldata as Hex)} bytes`);
  // #endregion signed
  assert.notEqual(nonce, NONCE_SKIP_CHECK);

  // #region throws
  const swapWith = (options: object) =>
    messageOf(() => SwapRouter.swapCallParameters(sale, {...limits, urVersion, ...options}));
  const fee = {recipient: account, fee: new Percent(25, 10_000)};
  console.log(swapWith({slippageTolerance: new Percent(-1, 10_000)}));
  console.log(swapWith({fee, flatFee: {recipient: account, amount: 1}}));
  console.log(swapWith({flatFee: {recipient: account, amount: parseEther('1')}}));
  console.log(swapWith({tokenTransferMode: TokenTransferMode.ApproveProxy}));
  console.log(messageOf(() => SwapRouter.encodeSwaps(spec, [])));
  const toAccount = [{...steps[0], recipient: account}, ...steps.slice(1)] as SwapStep[];
  console.log(messageOf(() => SwapRouter.encodeSwaps(spec, toAccount)));
  console.log(
    messageOf(() => SwapRouter.encodeExecuteSigned(forLatest.calldata, signature, words, deadline)),
  );
  // #endregion throws
});

const namesOf = (calldata: string): string =>
  CommandParser.parseCalldata(calldata, urVersion)
    .commands.map(({commandName}) => commandName)
    .join(', ');
