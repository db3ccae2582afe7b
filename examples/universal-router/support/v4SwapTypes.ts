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

const ofOutput = (types: string) =>
  types
    .replace('amountIn,', 'amountOut,')
    .replace('amountOutMinimum', 'amountInMaximum')
    .replace('currencyIn', 'currencyOut');

/** What an exact output takes: the same, with an output and a maximum, and `currencyOut`. */
export const v4SingleOutput = ofOutput(v4Single);
export const v4PathOutput = ofOutput(v4Path);
/** The same from 2.1.1 on. */
export const v4SingleOutputSince2_1_1 = ofOutput(v4SingleSince2_1_1);
export const v4PathOutputSince2_1_1 = ofOutput(v4PathSince2_1_1);
