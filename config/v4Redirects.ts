/** Addresses below `/contracts/v4` of the documentation of April 2026, by the page that answers them. */
const ANSWERED_BY: Readonly<Record<string, string>> = {
  overview: `concepts/v4-architecture-overview concepts/overview concepts/intro-to-v4
    concepts/in-tro-to-v4`,
  'concepts/PoolManager': 'concepts/lock-mechanism',
  'concepts/flash-accounting': 'guides/flash-accounting',
  'concepts/security': 'security',
  'guides/hooks/msg-sender': 'guides/accessing-msg.sender-using-hook',
  'quickstart/subscriber': 'guides/subscriber',
  'quickstart/create-pool': `guides/create-pool reference/periphery/base/PoolInitializer_v4
    reference/periphery/interfaces/IPoolInitializer_v4`,
  'quickstart/manage-liquidity/mint-position': `quickstart/manage-liquidity/setup-liquidity
    guides/manage-liquidity/setup-liquidity guides/manage-liquidity/mint-position`,
  'quickstart/manage-liquidity/increase-liquidity': 'guides/manage-liquidity/increase-liquidity',
  'quickstart/manage-liquidity/decrease-liquidity': 'guides/manage-liquidity/decrease-liquidity',
  'quickstart/manage-liquidity/collect': 'guides/manage-liquidity/collect',
  'quickstart/manage-liquidity/burn-liquidity': 'guides/manage-liquidity/burn-liquidity',
  'quickstart/manage-liquidity/batch-liquidity': 'guides/manage-liquidity/batch-liquidity',
  'guides/local-environment': 'quickstart/hooks/setup guides/hooks/setup',
  'guides/unlock-callback': `reference/periphery/base/ImmutableState
    reference/periphery/interfaces/IImmutableState`,
  'guides/read-pool-state': 'guides/state-view reference/core/libraries/TickBitmap',
  'guides/hooks/your-first-hook': 'first-hook/building-your-own-hook',
  'guides/hooks/testing': 'first-hook/testing-hooks',
  'guides/hooks/hook-deployment': 'concepts/hook-deployment first-hook/hook-deployment',
  'guides/dynamic-fee-hook': 'concepts/dynamic-fees guides/hooks/Volatility-fee-hook',
  'quickstart/hooks/async-swap': 'quickstart/hooks/NoOp guides/hooks/NoOp',
  'reference/overview': `reference/core/interfaces/IERC20Minimal
    reference/core/libraries/BitMath reference/core/libraries/FixedPoint128
    reference/core/libraries/FixedPoint96 reference/core/libraries/FullMath
    reference/core/libraries/LiquidityMath reference/core/libraries/SafeCast
    reference/core/libraries/UnsafeMath
    reference/periphery/interfaces/IWETH9 reference/periphery/UniswapV4DeployerCompetition
    reference/periphery/interfaces/IUniswapV4DeployerCompetition
    reference/periphery/libraries/VanityAddressLib`,
  'reference/deployments': 'deployments',
  'reference/core/PoolManager': `reference/core/NoDelegateCall reference/core/libraries/Pool
    reference/core/libraries/Position`,
  'reference/core/interfaces/IPoolManager': 'reference/core/IPoolManager',
  'reference/core/ERC6909Claims': 'reference/core/interfaces/IERC6909Claims reference/core/ERC6909',
  'reference/core/interfaces/IProtocolFees': 'reference/core/ProtocolFees',
  'reference/core/Extsload': `reference/core/interfaces/IExtsload reference/core/Exttload
    reference/core/interfaces/IExttload`,
  'reference/core/interfaces/IUnlockCallback': 'reference/periphery/base/SafeCallback',
  'reference/core/libraries/Hooks': 'reference/core/libraries/ParseBytes',
  'reference/core/types/PoolKey': 'reference/core/types/PoolId reference/core/types/poolkey-guide',
  'reference/core/types/BalanceDelta': 'reference/core/types/balancedelta-guide',
  'reference/core/types/BeforeSwapDelta': 'reference/core/types/beforeswapdelta-guide',
  'reference/core/types/Currency': 'reference/core/types/currency-guide',
  'reference/core/libraries/TransientStateLibrary': `reference/core/libraries/transient-state-library
    reference/core/libraries/CurrencyDelta reference/core/libraries/NonzeroDeltaCount
    reference/core/libraries/Lock reference/core/libraries/CurrencyReserves`,
  'reference/core/libraries/LPFeeLibrary': 'reference/core/libraries/ProtocolFeeLibrary',
  'reference/core/libraries/SqrtPriceMath': 'reference/core/libraries/SwapMath',
  'reference/periphery/PositionManager': `guides/position-manager concepts/managing-positions
    reference/periphery/base/NativeWrapper reference/periphery/base/ReentrancyLock
    reference/periphery/interfaces/IPositionManager
    reference/periphery/libraries/AddressStringUtil
    reference/periphery/libraries/CurrencyRatioSortOrder
    reference/periphery/libraries/Descriptor reference/periphery/libraries/HexStrings
    reference/periphery/libraries/PositionConfig
    reference/periphery/libraries/PositionConfigId reference/periphery/libraries/SVG
    reference/periphery/libraries/SafeCurrencyMetadata`,
  'reference/periphery/interfaces/INotifier': `reference/periphery/base/Notifier
    reference/periphery/interfaces/ISubscriber`,
  'reference/periphery/PositionDescriptor': 'reference/periphery/interfaces/IPositionDescriptor',
  'reference/periphery/libraries/LiquidityAmounts': 'reference/core/libraries/liquidity-amounts',
  'reference/periphery/base/Permit2Forwarder': `reference/periphery/base/ERC721Permit_v4
    reference/periphery/base/Multicall_v4 reference/periphery/base/UnorderedNonce
    reference/periphery/base/EIP712_v4 reference/periphery/interfaces/IERC721Permit_v4
    reference/periphery/interfaces/IMulticall_v4
    reference/periphery/interfaces/IPermit2Forwarder
    reference/periphery/interfaces/IUnorderedNonce reference/periphery/interfaces/IEIP712_v4
    reference/periphery/libraries/ERC721PermitHash`,
  'reference/periphery/libraries/ActionConstants': `reference/periphery/libraries/PathKey
    reference/periphery/libraries/SlippageCheck`,
  'reference/periphery/V4Router': `reference/periphery/base/BaseActionsRouter
    reference/periphery/base/DeltaResolver reference/periphery/interfaces/IV4Router
    reference/periphery/libraries/BipsLibrary reference/periphery/libraries/CalldataDecoder
    reference/periphery/libraries/Locker`,
  'reference/periphery/lens/StateView': 'reference/periphery/interfaces/IStateView',
  'reference/periphery/lens/V4Quoter': `reference/periphery/base/BaseV4Quoter
    reference/periphery/interfaces/IV4Quoter reference/periphery/libraries/QuoterRevert`,
  'reference/actions': 'reference/periphery/libraries/Actions',
};

/** Contracts of v4-core that are only there for its tests. */
const TEST_CONTRACTS = `ActionsRouter BaseTestHooks CurrencyTest CustomCurveHook DeltaReturningHook
  DynamicFeesTestHook DynamicReturnFeeTestHook EmptyRevertContract EmptyTestHooks FeeTakingHook
  Fuzzers HooksTest LPFeeTakingHook LiquidityMathTest MockContract MockERC6909Claims MockHooks
  NativeERC20 NoDelegateCallTest PoolClaimsTest PoolDonateTest PoolEmptyUnlockTest
  PoolModifyLiquidityTest PoolModifyLiquidityTestNoChecks PoolNestedActionsTest PoolSwapTest
  PoolTakeTest PoolTestBase ProtocolFeesImplementation ProxyPoolManager SkipCallsTestHook
  SqrtPriceMathEchidnaTest SwapRouterNoChecks TestERC20 TestInvalidERC20 TickMathEchidnaTest
  TickMathTest TickOverflowSafetyEchidnaTest`;

/** Pages of the SDK that had an enum or an interface each, by the page that has them all. */
const SDK_ANSWERED_BY: Readonly<Record<string, string>> = {
  enumerations: 'Actions HookOptions Subparser',
  interfaces: `AllowanceTransferPermitBatch AllowanceTransferPermitSingle BatchPermitOptions
    BestTradeOptions CollectSpecificOptions CommonAddLiquidityOptions CommonOptions MethodParameters
    MintSpecificOptions ModifyPositionSpecificOptions NFTPermitData NFTPermitOptions NFTPermitValues
    PermitDetails RemoveLiquiditySpecificOptions TransferOptions`,
};

const words = (text: string): string[] => text.split(/\s+/);
const below = (part: string): string => `/contracts/v4/${part}`;

/** Pages of v4 that other documentation had, and that this site answers on another page. */
export const v4MovedPages: readonly {from: string; to: string}[] = [
  {from: '/v4', to: below('overview')},
  {
    from: below('concepts/integrated-routing-uniswap-x'),
    to: '/contracts/uniswapx/overview',
  },
  ...Object.entries(ANSWERED_BY).flatMap(([to, answered]) =>
    words(answered).map((from) => ({from: below(from), to: below(to)})),
  ),
  ...Object.entries(SDK_ANSWERED_BY).flatMap(([page, names]) =>
    words(names).map((name) => ({
      from: `/sdk/v4/reference/${page}/${name}`,
      to: `/sdk/v4/reference/${page}`,
    })),
  ),
  ...words(TEST_CONTRACTS).map((name) => ({
    from: below(`reference/core/test/${name}`),
    to: below('reference/overview'),
  })),
];
