// #region unpack
/** PositionInfo taken apart: 8 bits of flag, 24 of each tick, 200 of the pool's id. */
export const unpackInfo = (info: bigint) => ({
  isSubscribed: (info & 0xffn) !== 0n,
  tickLower: Number(BigInt.asIntN(24, info >> 8n)),
  tickUpper: Number(BigInt.asIntN(24, info >> 32n)),
});
// #endregion unpack
