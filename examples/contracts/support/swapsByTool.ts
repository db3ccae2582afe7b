import {Actions, URVersion, V4Planner} from '@uniswap/v4-sdk';
import type {Hex} from 'viem';
import {permitToSign} from '../../sdk/support/permitToSign';
import {amountOf, WETH} from '../../sdk/support/tokens';
import {encodePermit} from '../../sdk/v4/support/sendPlan';
import {client} from '../../support/chain';
import {command} from '../../universal-router/support/commands';
import {router} from '../../universal-router/support/router';
import {callRouter02, callSwapRouter, callSwapRouter02} from './callRouters';
import {
  callUniversalRouter,
  stepsInV2,
  stepsInV3,
  stepsInV4,
  stepsInV4Path,
} from './callUniversalRouter';
import {byRouterSdk, byUniversalSdk, byV2Sdk, byV3Sdk} from './encodeBySdks';
import {
  type PoolVersion,
  swapInV4,
  type ToolCall,
  type ToolSwap,
  type ToolTerms,
} from './toolTerms';
import {readTrades, type ToolTrades} from './toolTrades';

type Calls = Readonly<Record<string, ToolCall>>;

/** The swap through every router, each call by hand and by the SDK that encodes for that router. */
export async function swapsByTool(terms: ToolTerms): Promise<ToolSwap[]> {
  const trades = await readTrades(terms);
  const {v2, v3, routed} = trades;
  const bySdk = (version: PoolVersion) => byUniversalSdk(routed[version], terms);
  const bySignature = terms.pays === 'WETH' ? [await signed(trades, terms)] : []; // ETH needs none
  return [
    inRouter('v2', 'UniswapV2Router02', {
      hand: callRouter02(terms),
      'v2-sdk': byV2Sdk(v2, terms),
    }),
    inRouter('v2', 'SwapRouter02', {
      hand: callSwapRouter02(terms, 'v2'),
      'router-sdk': byRouterSdk(v2, terms),
    }),
    inUniversal('v2', {
      hand: callUniversalRouter(terms, stepsInV2(terms)),
      'universal-router-sdk': bySdk('v2'),
    }),
    inRouter('v3', 'SwapRouter', {
      hand: callSwapRouter(terms),
      'v3-sdk': byV3Sdk(v3, terms),
    }),
    inRouter('v3', 'SwapRouter02', {
      hand: callSwapRouter02(terms, 'v3'),
      'router-sdk': byRouterSdk(v3, terms),
    }),
    inUniversal('v3', {
      hand: callUniversalRouter(terms, stepsInV3(terms)),
      'universal-router-sdk': bySdk('v3'),
    }),
    ...bySignature,
    inUniversal('v4', {
      hand: callUniversalRouter(terms, await stepsInV4(terms)),
      'v4-sdk': await byV4Sdk(trades, terms),
    }),
    inUniversal('v4', {
      hand: callUniversalRouter(terms, stepsInV4Path(terms)),
      'universal-router-sdk': bySdk('v4'),
    }),
  ];
}

const inRouter = (
  version: PoolVersion,
  contract: ToolSwap['contract'],
  calls: Calls,
): ToolSwap => ({version, contract, allowance: 'ERC-20', calls});

const inUniversal = (version: PoolVersion, calls: Calls): ToolSwap => ({
  ...{version, contract: 'UniversalRouterV2_0', allowance: 'Permit2', calls},
});

// #region v4-sdk
/** v4-sdk encodes the input of V4_SWAP; the plan around it is that by hand. */
async function byV4Sdk({poolV4}: ToolTrades, terms: ToolTerms): Promise<ToolCall> {
  const {poolKey} = poolV4;
  const {currency0, currency1} = poolKey;
  const {zeroForOne} = swapInV4(terms);
  const [paid, taken] = zeroForOne ? [currency0, currency1] : [currency1, currency0];
  const [amountIn, amountOutMinimum] = [String(terms.amountIn), String(terms.minimum.v4)];
  const swap = {poolKey, zeroForOne, amountIn, amountOutMinimum, hookData: '0x'};
  const planner = new V4Planner();
  planner.addAction(Actions.SWAP_EXACT_IN_SINGLE, [swap], URVersion.V2_0);
  planner.addAction(Actions.SETTLE_ALL, [paid, amountIn]);
  planner.addAction(Actions.TAKE_ALL, [taken, amountOutMinimum]);
  const [, ...refund] = await stepsInV4(terms);
  return callUniversalRouter(terms, [[command.V4_SWAP, planner.finalize() as Hex], ...refund]);
}
// #endregion v4-sdk

// #region signed
/** With a signature in the plan, no transaction of its own lends the tokens to the router. */
async function signed({routed}: ToolTrades, terms: ToolTerms): Promise<ToolSwap> {
  const {amountIn, deadline} = terms;
  const lent = {spender: router.address, deadline};
  const {permit, typedData} = await permitToSign(amountOf(WETH, amountIn), lent);
  const signature = await client.signTypedData(typedData);
  const permitted = [command.PERMIT2_PERMIT, encodePermit(permit, signature)] as const;
  return {
    ...{version: 'v3', contract: 'UniversalRouterV2_0', allowance: 'signature'},
    calls: {
      hand: callUniversalRouter(terms, [permitted, ...stepsInV3(terms)]),
      'universal-router-sdk': byUniversalSdk(routed.v3, terms, {permit: {...permit, signature}}),
    },
  };
}
// #endregion signed
