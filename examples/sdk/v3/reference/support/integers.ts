import JSBI from 'jsbi';

// #region convert
/** An integer as the math of the SDK takes it. */
export const toJsbi = (value: bigint): JSBI => JSBI.BigInt(String(value));

/** An integer of the SDK as viem takes it. */
export const toBigint = (value: JSBI): bigint => BigInt(value.toString());
// #endregion convert
