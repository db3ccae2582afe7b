// #region v4-swap-types
/** The key of a pool. */
export const poolKeyType =
  '(address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks)';
const pathKey =
  '(address intermediateCurrency, uint24 fee, int24 tickSpacing, address hooks, bytes hookData)';
const single = `${poolKeyType} poolKey, bool zeroForOne, uint128 amountIn, uint128 amountOutMinimum`;
const through = `address currencyIn, ${pathKey}[] path`;
const amounts = 'uint128 amountIn, uint128 amountOutMinimum';

/** What an exact input in v4 takes in 2.0: through one pool, and along a path. */
export const v4Single = `(${single}, bytes hookData)`;
export const v4Path = `(${through}, ${amounts})`;
/** From 2.1.1 on, minHopPriceX36 stands before hookData, and after path. */
export const v4SingleSince2_1_1 = `(${single}, uint256 minHopPriceX36, bytes hookData)`;
export const v4PathSince2_1_1 = `(${through}, uint256[] minHopPriceX36, ${amounts})`;
// #endregion v4-swap-types

/** What an exact output takes, for the type of an exact input: other names, the same places. */
export const exactOutput = (type: string): string =>
  type
    .replace('currencyIn', 'currencyOut')
    .replace('amountIn, ', 'amountOut, ')
    .replace('amountOutMinimum', 'amountInMaximum');
