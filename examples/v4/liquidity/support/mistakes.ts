import {decodeErrorResult, type Hex, parseAbi} from 'viem';
import {refusal} from '../../hooks/support/refusal';

const errorAbi = parseAbi([
  'error AllowanceExpired(uint256 deadline)',
  'error CannotUpdateEmptyPosition()',
  'error CurrenciesOutOfOrderOrEqual(address currency0, address currency1)',
  'error CurrencyNotSettled()',
  'error DeadlinePassed(uint256 deadline)',
  'error DeltaNotNegative(address currency)',
  'error DeltaNotPositive(address currency)',
  'error Error(string reason)',
  'error HookAddressNotValid(address hooks)',
  'error InsufficientAllowance(uint256 amount)',
  'error InvalidSqrtPrice(uint160 sqrtPriceX96)',
  'error LPFeeTooLarge(uint24 fee)',
  'error MaximumAmountExceeded(uint128 maximumAmount, uint128 amountRequested)',
  'error MinimumAmountInsufficient(uint128 minimumAmount, uint128 amountReceived)',
  'error NotApproved(address caller)',
  'error PoolAlreadyInitialized()',
  'error PoolNotInitialized()',
  'error SafeCastOverflow()',
  'error TickMisaligned(int24 tick, int24 tickSpacing)',
  'error TickSpacingTooLarge(int24 tickSpacing)',
  'error TickSpacingTooSmall(int24 tickSpacing)',
  'error TicksMisordered(int24 tickLower, int24 tickUpper)',
]);

/** Prints why a call reverts, beside what is wrong with it: "not sorted  0x6e6c9830 CurrenciesOutOf…". */
export async function printMistake(mistake: string, call: Promise<unknown>): Promise<void> {
  const data = await refusal(call);
  console.log(`${mistake.padEnd(30)}  ${data.slice(0, 10).padEnd(10)}  ${nameOf(data)}`);
}

function nameOf(data: Hex): string {
  if (data === '0x') return 'no data';
  const {errorName, args} = decodeErrorResult({abi: errorAbi, data});
  return errorName === 'Error' ? `"${args[0]}"` : errorName;
}
