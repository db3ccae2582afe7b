import {type Hex, parseAbi} from 'viem';
import {openError} from '../../support/openError';
import {quoteOf, type Swap} from '../../support/swap';
import {refusal} from './refusal';

// #region errors
/** The errors that a hook, its pool or a quote of it can end with. */
export const hookErrors = parseAbi([
  'error AlreadyFilled()',
  'error AmountTooSmall()',
  'error CurrencyNotSettled()',
  'error ExactOutputRefused()',
  'error FeeAboveBound(uint24 feePips)',
  'error FeeMustBeDynamic(uint24 fee)',
  'error HookAddressNotValid(address hooks)',
  'error HookDeltaExceedsSwapAmount()',
  'error InRange(int24 tick)',
  'error InvalidFeeForExactOut()',
  'error InvalidHookResponse()',
  'error LPFeeTooLarge(uint24 fee)',
  'error MaximumAmountExceeded(uint128 maximumAmount, uint128 amountRequested)',
  'error MinimumAmountInsufficient(uint128 minimumAmount, uint128 amountReceived)',
  'error NoOrder(uint256 orderId)',
  'error NoTerms()',
  'error NotEnoughLiquidity(bytes32 poolId)',
  'error NotFilled()',
  'error NotOwner()',
  'error NotPoolManager()',
  'error NotSigned(address swapper)',
  'error OnlyExactInput()',
  'error OrderExpired(uint256 deadline)',
  'error PoolNotInitialized()',
  'error ProofExpired(uint256 deadline)',
  'error ProofUsed(uint256 nonce)',
  'error RangeTooNarrow(int24 ticks, int24 least)',
  'error SafeCastOverflow()',
  'error SwapAmountCannotBeZero()',
  'error SwapTooLarge(uint256 amount0, uint256 most0)',
  'error TooLittleReceived(uint256 minimum, uint256 amountOut)',
  'error UnauthorizedDynamicLPFeeUpdate()',
  'error UnexpectedRevertBytes(bytes revertData)',
  'error UntrustedRouter(address sender)',
  'error V4TooLittleReceived(uint256 minAmountOutReceived, uint256 amountReceived)',
  'error WrappedError(address target, bytes4 selector, bytes reason, bytes details)',
  'error WrongPool()',
  'error WrongValue()',
]);
// #endregion errors

// #region explain
/** The errors in revert data, from the outermost to the reason: "WrappedError > SwapTooLarge(2, 1)". */
export const explain = (data: Hex): string =>
  openError(data, hookErrors)
    .filter(({errorName}) => errorName !== 'UnexpectedRevertBytes') // V4Quoter adds it
    .map(({errorName, args}) =>
      errorName === 'WrappedError' || args.length === 0
        ? errorName
        : `${errorName}(${args.map(String).join(', ')})`,
    )
    .join(' > ');
// #endregion explain

// #region try
/** The quote of a swap, or the error that it ends with. */
export async function quoteOrError(swap: Swap): Promise<bigint | string> {
  try {
    return await quoteOf(swap);
  } catch (error) {
    return explain(await refusal(Promise.reject(error as Error)));
  }
}
// #endregion try
