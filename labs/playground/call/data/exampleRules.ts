import {encodeAbiParameters, parseAbiParameters, toFunctionSelector} from 'viem';

/** A value that fits, by the function as `contract.function`, the name of the value, and its type. */
type Rule = {in?: RegExp; name: RegExp; type?: RegExp; text: string};

const ZERO = 'zero address';
const EMPTY_WORD = `0x${'0'.repeat(64)}`;
/** The least and the greatest tick on a grid of 60, where the pools of the sandbox hold liquidity. */
const [LOWER, UPPER] = ['-887220', '887220'];
/** Of a swap that sells token0: the least price of all. */
const LEAST_PRICE = '4295128740';
const WETH_TO_USDC =
  '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2000bb8A0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const USDC_TO_WETH =
  '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48000bb8C02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';

/** The address that routers of today take for their caller. */
const CALLER = '0x0000000000000000000000000000000000000001';
/** WRAP_ETH of one ether for the caller. */
const WRAP_INPUT = encodeAbiParameters(parseAbiParameters('address, uint256'), [
  CALLER,
  10n ** 18n,
]);
/** SWEEP: what the manager holds of ether, to the caller. */
const SWEEP_INPUT = encodeAbiParameters(parseAbiParameters('address, address'), [
  '0x0000000000000000000000000000000000000000',
  CALLER,
]);
const SWEEP = '0x14';
const SWEEP_PLAN = encodeAbiParameters(parseAbiParameters('bytes, bytes[]'), [
  SWEEP,
  [SWEEP_INPUT],
]);

const calls = (signature: string): string => JSON.stringify([toFunctionSelector(signature)]);

/** Values of examples; the first rule that fits counts. */
export const RULES: readonly Rule[] = [
  // Calls inside of calls, and plans of commands and actions.
  {in: /^PositionManager/, name: /^data$/, type: /^bytes\[\]$/, text: calls('nextTokenId()')},
  {name: /^data$/, type: /^bytes\[\]$/, text: calls('factory()')},
  {name: /^commands$/, text: '0x0b'},
  {name: /^inputs$/, text: JSON.stringify([WRAP_INPUT])},
  {name: /^unlockData$/, text: SWEEP_PLAN},
  {name: /^actions$/, type: /^bytes$/, text: SWEEP},
  {in: /WithoutUnlock$/, name: /^params$/, text: JSON.stringify([SWEEP_INPUT])},

  // Routes.
  {in: /(Output|Out)$/i, name: /^path$/, type: /^bytes$/, text: USDC_TO_WETH},
  {name: /^path$/, type: /^bytes$/, text: WETH_TO_USDC},
  {in: /TokensFor(Exact)?ETH/, name: /^path$/, type: /^address/, text: '["USDC", "WETH"]'},
  {name: /^path$/, type: /^address/, text: '["WETH", "USDC"]'},
  {
    name: /^path$/,
    type: /^tuple/,
    text: '[{"intermediateCurrency": "USDC", "fee": 3000, "tickSpacing": 60, "hooks": "zero address", "hookData": "0x"}]',
  },
  {name: /^secondsAgos$/, text: '[60, 0]'},

  // Pools of v4.
  {name: /^currency1$/, text: 'USDC'},
  {name: /^(currency0|exactCurrency|currency)$/, type: /^address$/, text: 'ETH'},
  {name: /^hooks$/, text: ZERO},
  {
    name: /^poolId$/,
    type: /^bytes32$/,
    text: '0xdce6394339af00981949f5f3baf27e3610c76326a700af57e4b3e3ae4977f78d',
  },
  {
    name: /^poolId$/,
    type: /^bytes25$/,
    text: '0xdce6394339af00981949f5f3baf27e3610c76326a700af57e4',
  },
  {name: /^exactAmount$/, text: '1 ETH'},
  {name: /^zeroForOne$/, text: 'true'},

  // Tokens and other contracts.
  {name: /^(tokenIn|tokenB|token1|_token1)$/, text: 'WETH'},
  {
    in: /^(V3Migrator|NonfungiblePositionManager|I\w*Position\w*|NonfungibleTokenPositionDescriptor)/,
    name: /^token0$/,
    text: 'USDC',
  },
  {name: /^(tokenOut|tokenA|token0|_token0|token|asset|token_addr|rewardToken)$/, text: 'USDC'},
  {name: /^(pool|pair)$/, type: /^address$/, text: 'pool v3 USDC/WETH 0.3%'},
  {in: /^UniswapV1/, name: /^(exchange|exchange_addr)$/, text: 'pool v1 DAI/ETH'},
  {in: /^PositionDescriptor/, name: /^positionManager$/, text: 'PositionManager'},
  {name: /^positionManager$/, text: 'NonfungiblePositionManager'},
  {name: /^(spender|_spender|operator)$/, text: 'Permit2'},
  {name: /^(from|_from|owner|_owner|user|account|recipient|refundee)$/, text: 'test account 0'},
  {in: /^(IERC20|IWETH9|ERC6909|PoolManager)/, name: /^sender$/, text: 'test account 0'},
  {name: /^template$/, text: 'UniswapV1ExchangeTemplate'},

  // Prices, ticks, fees, times.
  {name: /^tickLower$/, text: LOWER},
  {name: /^tickUpper$/, text: UPPER},
  {name: /^tick$/, type: /^int24$/, text: LOWER},
  {name: /^(tickSpacing|_tickSpacing)$/, text: '60'},
  {in: /^I?(UniswapV3Pool\w*|PoolManager)\.swap$/, name: /^sqrtPriceLimitX96$/, text: LEAST_PRICE},
  {name: /^sqrtPriceLimitX96$/, text: '0'},
  {name: /^sqrtPriceX96$/, text: '1771595571142957102961017161607260'},
  {name: /^feeBips$/, text: '0.25%'},
  {in: /^UniswapV3Factory.enable|^IUniswapV3Factory.enable/, name: /^fee$/, text: '0.25%'},
  {name: /^fee$/, text: '0.3%'},
  {name: /^chainId$/, text: '1'},
  {name: /deadline|^(expiry|expiration)$/i, text: 'now + 20 minutes'},
  {name: /^startTime$/, text: 'now + 10 minutes'},
  {name: /^endTime$/, text: 'now + 30 days'},
  {name: /^v$/, text: '27'},
  {name: /^interfaceId$/, text: '0x01ffc9a7'},

  // Amounts. WETH goes in and USDC comes out, where a swap does not say otherwise.
  {in: /TokensFor(Exact)?ETH/, name: /^amountIn(Max)?$/, text: '2200 USDC'},
  {in: /TokensFor(Exact)?ETH/, name: /^amountOut(Min)?$/, text: '1 WETH'},
  {name: /^(amountIn|amountInMax|amountInMaximum|reserveIn)$/, text: '1 WETH'},
  {in: /quoteExactOutput|V4Quoter.*Output/, name: /^(amount|exactAmount)$/, text: '1000 USDC'},
  {name: /^(amountOut|amountOutMin|amountOutMinimum)$/, text: '1000 USDC'},
  {name: /^reserveOut$/, text: '2200 USDC'},
  {
    name: /^(amountA|amountADesired|amountTokenDesired|amount0Desired|reserveA)$/,
    text: '2000 USDC',
  },
  {name: /^(amountB|amountBDesired|amount1Desired|reserveB)$/, text: '1 WETH'},
  {in: /^I?UniswapV3Pool/, name: /^amountSpecified$/, text: '1000 USDC'},
  {name: /^amountSpecified$/, text: '-1 ETH'},
  // The least that is accepted: somewhat less than the pools of the sandbox give.
  {name: /^(amountAMin|amount0Min|amountTokenMin)$/, text: '1990 USDC'},
  {name: /^(amountBMin|amount1Min|amountETHMin)$/, text: '0.99 WETH'},
  {name: /^(min_eth|min_eth_bought)$/, text: '0.045 ether'},
  {name: /^min_liquidity$/, text: '0.09 ether'},
  {in: /^UniswapV1Exchange\.token/, name: /^min_tokens_bought$/, text: '95 DAI'},
  {name: /^min_tokens$/, text: '190 USDC'},
  {name: /Minimum$/, text: '0'},
  {in: /^UniswapV1/, name: /^(eth_bought|eth_sold|max_eth_sold)$/, text: '0.1 ether'},
  {
    in: /^UniswapV1/,
    name: /^(tokens_sold|tokens_bought|max_tokens|max_tokens_sold)$/,
    text: '100 USDC',
  },
  {in: /^IWETH9/, name: /^(amount|value|wad)?$/, type: /^uint256$/, text: '1 WETH'},
  {
    in: /^(IERC20|UniswapV3Staker|AllowanceTransfer|SignatureTransfer)/,
    name: /^(value|amount|reward|amountRequested|requestedAmount)$/,
    text: '100 USDC',
  },
  {name: /^id$/, text: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'},
  {
    name: /^(_nonce|nonce|index|word|wordPos|wordPosition|tickBitmapIndex|mask)$/,
    type: /^u?int/,
    text: '0',
  },
  {name: /^$/, type: /^uint24$/, text: '0.3%'},
];

/** Values by type, where no rule fits. */
export const BY_TYPE: readonly (readonly [RegExp, string])[] = [
  [/^u?int\d*$/, '1'],
  [/^address$/, 'test account 1'],
  [/^bool$/, 'true'],
  [/^bytes$/, '0x'],
  [/^bytes32$/, EMPTY_WORD],
  [/^string$/, 'text'],
];

/** Functions that are sent ether, with how much in ETH. */
export const ETHER_RULES: readonly (readonly [RegExp, string])[] = [
  [
    /\.(swapETHForExactTokens|swapExactETHForTokens\w*|addLiquidityETH|deposit|exactInput\w*|exactOutput\w*)$/,
    '1',
  ],
  [/^UniversalRouter\.execute$|^PositionManager\.modifyLiquidities$/, '1'],
  [/^UniswapV1Exchange\.(ethTo\w+|addLiquidity)$/, '0.1'],
];
