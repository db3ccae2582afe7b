import {create2Address, sortTokens, type Hex, type Keccak256} from './create2';

/** Hash of the code that creates a v2 pair, of v2-core 1.0.1. */
export const PAIR_INIT_CODE_HASH: Hex =
  '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f';

type Pair = {factory: Hex; tokenA: Hex; tokenB: Hex; initCodeHash?: Hex};

/** The address of a v2 pair, in lower case; the tokens come in either order. */
export function pairAddress(
  {factory, tokenA, tokenB, initCodeHash = PAIR_INIT_CODE_HASH}: Pair,
  keccak256: Keccak256,
): Hex {
  const salt = keccak256(`0x${sortTokens(tokenA, tokenB).join('')}`);
  return create2Address({deployer: factory, salt, initCodeHash}, keccak256);
}
