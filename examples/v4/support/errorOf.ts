import {type Address, BaseError, decodeErrorResult, type Hex, isHex, parseAbi} from 'viem';
import {account, client} from '../../support/chain';

// #region errors
/** What swaps in v4 revert with: errors of PoolManager, of the router and of Permit2. */
const errors = parseAbi([
  'error AllowanceExpired(uint256 deadline)',
  'error CurrencyNotSettled()',
  'error DeadlinePassed()',
  'error DeltaNotNegative(address currency)',
  'error DeltaNotPositive(address currency)',
  'error Error(string message)',
  'error InsufficientAllowance(uint256 amount)',
  'error InsufficientETH()',
  'error InsufficientToken()',
  'error InvalidCommandType(uint256 commandType)',
  'error InvalidNonce()',
  'error ManagerLocked()',
  'error PoolNotInitialized()',
  'error PriceLimitAlreadyExceeded(uint160 sqrtPriceCurrentX96, uint160 sqrtPriceLimitX96)',
  'error PriceLimitOutOfBounds(uint160 sqrtPriceLimitX96)',
  'error SliceOutOfBounds()',
  'error SwapAmountCannotBeZero()',
  'error TooLittleReceived(uint256 amountOut)',
  'error TransactionDeadlinePassed()',
  'error UnsupportedAction(uint256 action)',
  'error V2TooLittleReceived()',
  'error V3TooLittleReceived()',
  'error V4TooLittleReceived(uint256 minimum, uint256 amount)',
  'error V4TooMuchRequested(uint256 maximum, uint256 amount)',
  'error WrappedError(address target, bytes4 selector, bytes reason, bytes details)',
]);

/** The error that a call ends with, and its values; it is simulated, and nothing is sent. */
export async function errorOf(call: {to: Address; data: Hex; value?: bigint}): Promise<string> {
  try {
    await client.call({account, ...call});
    return 'none';
  } catch (error) {
    const data = revertDataOf(error);
    if (data === '0x') return 'no data';
    const {errorName, args = []} = decodeErrorResult({abi: errors, data});
    return errorName === 'Error' ? String(args[0]) : `${errorName}(${args.map(String).join(', ')})`;
  }
}
// #endregion errors

/** The bytes of a revert, from wherever viem keeps them. */
function revertDataOf(error: unknown): Hex {
  const holder =
    error instanceof BaseError && error.walk((cause) => isHex((cause as {data?: unknown}).data));
  return (holder as {data?: Hex}).data ?? '0x';
}
