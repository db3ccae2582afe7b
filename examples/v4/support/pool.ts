import {type Address, encodeAbiParameters, type Hex, keccak256, zeroAddress} from 'viem';
import {usdc} from '../../support/pair';

export {usdc} from '../../support/pair';

/** The key of a pool: the fee in hundredths of a basis point, the spacing in ticks. */
export type PoolKey = {
  currency0: Address;
  currency1: Address;
  fee: number;
  tickSpacing: number;
  hooks: Address;
};

// #region key
/** The pool of ether and USDC at 0.3%, at 2,000 USDC per ETH. */
export const key = {
  currency0: zeroAddress,
  currency1: usdc.address,
  fee: 3_000, // 0.3%
  tickSpacing: 60,
  hooks: zeroAddress,
} as const satisfies PoolKey;
// #endregion key

const keyTypes = ['address', 'address', 'uint24', 'int24', 'address'] as const;

// #region pool-id
/** The id of a pool: the hash of its key, each value in a word of 32 bytes. */
export const idOf = ({currency0, currency1, fee, tickSpacing, hooks}: PoolKey): Hex =>
  keccak256(
    encodeAbiParameters(
      keyTypes.map((type) => ({type})),
      [currency0, currency1, fee, tickSpacing, hooks],
    ),
  );
// #endregion pool-id
