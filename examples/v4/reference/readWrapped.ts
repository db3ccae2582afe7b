import {
  BaseError,
  concatHex,
  createPublicClient,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  isHex,
  parseAbi,
  parseAbiParameters,
  zeroAddress,
} from 'viem';
import {account, addressOf, chain, deadlineIn, run, tokenOf, transport} from '../../support/chain';
import {decode, type Level, openError} from '../support/openError';

const client = createPublicClient({chain, transport});

// #region errors
/** The errors that carry others, those that say what kind of call failed, and those you expect. */
const errors = parseAbi([
  'error WrappedError(address target, bytes4 selector, bytes reason, bytes details)',
  'error UnexpectedRevertBytes(bytes revertData)',
  'error ExecutionFailed(uint256 commandIndex, bytes message)',
  'error HookCallFailed()',
  'error ERC20TransferFailed()',
  'error NativeTransferFailed()',
  'error PoolNotInitialized()',
  'error LiquidityNotAllowed()',
]);
// #endregion errors

// #region show
/** Says what revert data hold, level by level, each a little further to the right. */
const show = (data: Hex): string =>
  openError(data, errors)
    .map((level, depth) => `${'  '.repeat(depth)}${textOf(level)}`)
    .join('\n');

function textOf({errorName, args}: Level): string {
  if (errorName === 'UnexpectedRevertBytes' || errorName === 'no reason') return errorName;
  if (errorName === 'ExecutionFailed') return `ExecutionFailed: command ${String(args[0])}`;
  if (errorName !== 'WrappedError') return `${errorName}(${args.map(String).join(', ')})`;
  const [target, selector, , details] = args as readonly Hex[];
  const kind = details && decode(details, errors)?.errorName;
  return `WrappedError: ${target}, function ${selector}, ${kind}()`;
}
// #endregion show

/** The raw data that a call reverts with. */
async function revertData(call: {to: Hex; data: Hex}): Promise<Hex> {
  try {
    await client.call({account, ...call});
  } catch (error) {
    const holder = error instanceof BaseError && error.walk((cause) => 'data' in (cause as object));
    if (holder && 'data' in holder && isHex(holder.data)) return holder.data;
    throw error;
  }
  throw new Error('the call was expected to revert, and passed');
}

const KEY = '(address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks)';
const abi = parseAbi([
  `function quoteExactInputSingle((${KEY} poolKey, bool zeroForOne, uint128 exactAmount, bytes hookData) params) returns (uint256 amountOut, uint256 gasEstimate)`,
  'function modifyLiquidities(bytes unlockData, uint256 deadline) payable',
]);

run(
  async () => {
    // #region quote
    // A quote in a pool that does not exist: its fee is 0.0077%.
    const missing = {
      currency0: zeroAddress,
      currency1: tokenOf('USDC').address,
      fee: 77,
      tickSpacing: 60,
      hooks: zeroAddress,
    };
    const quote = encodeFunctionData({
      abi,
      functionName: 'quoteExactInputSingle',
      args: [{poolKey: missing, zeroForOne: true, exactAmount: 10n ** 18n, hookData: '0x'}],
    });
    console.log(show(await revertData({to: addressOf('V4Quoter'), data: quote})));
    // #endregion quote

    // #region mint
    // A position in the pool that wraps ETH: its hook lets nobody provide.
    const wrapping = {
      currency0: zeroAddress,
      currency1: tokenOf('WETH').address,
      fee: 0,
      tickSpacing: 60,
      hooks: addressOf('WETHHook'),
    };
    const MINT_POSITION = '0x02';
    const position = encodeAbiParameters(
      parseAbiParameters(
        `${KEY} poolKey, int24 tickLower, int24 tickUpper, uint256 liquidity, uint128 amount0Max, uint128 amount1Max, address owner, bytes hookData`,
      ),
      [wrapping, -60, 60, 1_000n, 0n, 0n, account, '0x'],
    );
    const mint = encodeFunctionData({
      abi,
      functionName: 'modifyLiquidities',
      args: [
        encodeAbiParameters(parseAbiParameters('bytes actions, bytes[] params'), [
          concatHex([MINT_POSITION]),
          [position],
        ]),
        await deadlineIn(1_200n),
      ],
    });
    console.log(show(await revertData({to: addressOf('PositionManager'), data: mint})));
    // #endregion mint
  },
  {sends: false},
);
