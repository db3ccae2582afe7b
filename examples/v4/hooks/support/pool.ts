import {encodeSqrtRatioX96} from '@uniswap/v3-sdk';
import {type Address, parseAbi} from 'viem';
import {addressOf, tokenOf} from '../../../support/chain';

// #region pool
/** The pool of USDC and WETH at 0.3% that calls a hook; its price is 2,000 USDC for one WETH. */
export function poolKeyWith(hooks: Address) {
  const [currency0, currency1] = sorted;
  return {
    currency0: currency0.address,
    currency1: currency1.address,
    fee: 3_000, // hundredths of a basis point
    tickSpacing: 60,
    hooks,
  } as const;
}

const [usdc, weth] = [tokenOf('USDC'), tokenOf('WETH')];
const sorted =
  usdc.address.toLowerCase() < weth.address.toLowerCase()
    ? ([usdc, weth] as const)
    : ([weth, usdc] as const);
const worth = {USDC: 2_000n, WETH: 1n};

const unitsOf = ({symbol, decimals}: (typeof sorted)[number]) =>
  worth[symbol as keyof typeof worth] * 10n ** BigInt(decimals);
/** √(units of currency1 for one of currency0) · 2^96. */
export const sqrtPriceX96 = BigInt(
  encodeSqrtRatioX96(`${unitsOf(sorted[1])}`, `${unitsOf(sorted[0])}`).toString(),
);
// #endregion pool

export const manager = {
  address: addressOf('PoolManager'),
  abi: parseAbi([
    'struct Key { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
    'function initialize(Key key, uint160 sqrtPriceX96) returns (int24 tick)',
    'error HookAddressNotValid(address hooks)',
    'error InvalidHookResponse()',
    'error PoolAlreadyInitialized()',
    'error WrappedError(address target, bytes4 selector, bytes reason, bytes details)',
  ]),
} as const;
