import assert from 'node:assert/strict';
import {Ether, Percent, TradeType, WETH9} from '@uniswap/sdk-core';
import {
  computeEncodeSwapsAmounts,
  generateNonce,
  getUniversalRouterDomain,
  isAtLeastV2_1_1,
  isNativeCurrency,
  normalizeEncodeSwapsSpec,
  PoolType,
  RouterTradeAdapter,
  RoutePlanner,
  SWAP_PROXY_ADDRESS,
  UNIVERSAL_ROUTER_ADDRESS,
  UNIVERSAL_ROUTER_CREATION_BLOCK,
  UniswapTrade,
  UniversalRouterVersion,
  UnwrapWETH,
  validateEncodeSwaps,
  WETH_ADDRESS,
} from '@uniswap/universal-router-sdk';
import {parseEther, parseUnits, size} from 'viem';
import {chain, run} from '../../../support/chain';
import {messageOf} from '../../core/support/messageOf';
import {amountOf, show, USDC, WETH} from '../../support/tokens';
import {splitTrade} from '../support/splitTrade';

const {V1_2, V2_0, V2_1_2} = UniversalRouterVersion;
const slippageTolerance = new Percent(50, 10_000); // 0.5%

run(
  async () => {
    // #region addresses
    console.log(`router  ${UNIVERSAL_ROUTER_ADDRESS(V2_1_2, chain.id)}`);
    console.log(`block   ${UNIVERSAL_ROUTER_CREATION_BLOCK(V2_1_2, chain.id)}`);
    console.log(`proxy   ${SWAP_PROXY_ADDRESS(chain.id)}`);
    console.log(`WETH    ${WETH_ADDRESS(chain.id)}`);
    // #endregion addresses
    assert.equal(WETH_ADDRESS(1), WETH9[1]?.address);

    // #region absent
    console.log(messageOf(() => UNIVERSAL_ROUTER_ADDRESS(V2_0, 4663))); // Robinhood Chain
    console.log(messageOf(() => UNIVERSAL_ROUTER_CREATION_BLOCK(V2_0, 31337)));
    console.log(messageOf(() => SWAP_PROXY_ADDRESS(31337)));
    console.log(messageOf(() => WETH_ADDRESS(4217))); // Tempo
    // #endregion absent

    // #region release
    console.log([undefined, V1_2, V2_0, V2_1_2].map((version) => isAtLeastV2_1_1(version)));
    // #endregion release

    // #region native
    const eth = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE';
    console.log([eth, WETH.address].map(isNativeCurrency));
    // #endregion native

    // #region signing
    const domain = getUniversalRouterDomain(chain.id, UNIVERSAL_ROUTER_ADDRESS(V2_1_2, chain.id));
    console.log(
      `${domain.name} ${domain.version}, a nonce of ${size(generateNonce() as '0x')} bytes`,
    );
    // #endregion signing

    // #region amounts
    const spec = normalizeEncodeSwapsSpec({
      tradeType: TradeType.EXACT_INPUT,
      routing: {
        ...{inputToken: WETH, outputToken: USDC},
        ...{amount: amountOf(WETH, parseEther('1')), quote: amountOf(USDC, parseUnits('2000', 6))},
      },
      slippageTolerance,
      fee: {kind: 'portion', recipient: WETH.address, fee: new Percent(25, 10_000)},
    });
    const amounts = computeEncodeSwapsAmounts(spec);
    console.log(`${spec.urVersion} ${spec.tokenTransferMode} ${spec.safeMode}`);
    console.log(`gross ${amounts.grossMinOrExactAmountOut}, net ${amounts.netMinOrExactAmountOut}`);
    // #endregion amounts

    // #region validate
    console.log(messageOf(() => validateEncodeSwaps(spec, [])));
    // #endregion validate

    // #region uniswap-trade
    const sale = await splitTrade(amountOf(Ether.onChain(chain.id), parseEther('4')), USDC);
    const command = new UniswapTrade(sale, {slippageTolerance, urVersion: V2_0});
    const planner = new RoutePlanner();
    command.encode(planner, {allowRevert: false});
    console.log(`wraps ${command.inputRequiresWrap}, all v4 ${command.isAllV4}`);
    console.log(`commands ${planner.commands}`);
    // #endregion uniswap-trade

    // #region unwrap
    const unwrapping = new RoutePlanner();
    new UnwrapWETH(String(parseEther('1')), chain.id).encode(unwrapping, {allowRevert: false});
    console.log(`commands ${unwrapping.commands}`);
    // #endregion unwrap

    // #region adapter
    const inRoute = ({address, symbol = '', decimals}: typeof USDC) => ({
      ...{address, chainId: chain.id, symbol},
      decimals: String(decimals),
    });
    const tokenIn = inRoute(WETH);
    const tokenOut = inRoute(USDC);
    const trade = RouterTradeAdapter.fromClassicQuote({
      ...{tokenIn: WETH.address, tokenOut: USDC.address, tradeType: TradeType.EXACT_INPUT},
      route: [
        [
          {
            ...{type: PoolType.V2Pool, tokenIn, tokenOut},
            reserve0: {token: tokenOut, quotient: '2000000000000'},
            reserve1: {token: tokenIn, quotient: '1000000000000000000000'},
            ...{amountIn: '1000000000000000000', amountOut: '1992013962'},
          },
        ],
      ],
    });
    console.log(`${show(trade.inputAmount)} for ${show(trade.outputAmount)}`);
    // #endregion adapter
  },
  {sends: false},
);
