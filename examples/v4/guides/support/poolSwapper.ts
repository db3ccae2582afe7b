import {type Address, parseAbi} from 'viem';
import {deploy, type Source} from '../../../support/contract';
import {poolKeyType} from '../../../universal-router/support/v4SwapTypes';
import {manager} from '../../support/manager';

/** What the programs call of PoolSwapper, with the errors that its calls end with. */
export const swapperAbi = parseAbi([
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'struct Swap { PoolKey key; bool zeroForOne; uint128 amountIn; uint128 amountOutMinimum; uint160 sqrtPriceLimitX96; address recipient; uint256 deadline; }',
  'error DeadlinePassed()',
  'error ManagerLocked()',
  'error PriceLimitAlreadyExceeded(uint160 sqrtPriceCurrentX96, uint160 sqrtPriceLimitX96)',
  'error TooLittleReceived(uint256 amountOut)',
  'function swapExactInput(Swap swap) payable returns (uint256 paid, uint256 received)',
  'function unlockCallback(bytes data) returns (bytes)',
]);

/** What PoolSwapper hands to unlock: the swap, and who pays for it. */
export const unlockTypes = `(${poolKeyType} key, bool zeroForOne, uint128 amountIn, uint128 amountOutMinimum, uint160 sqrtPriceLimitX96, address recipient, uint256 deadline) swap, address payer`;

/** Deploys a contract that takes PoolManager as its argument. */
export const deployWithManager = (source: Source): Promise<Address> =>
  deploy(source, [manager.address]);
