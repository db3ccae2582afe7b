import {create2Address, sortTokens, type Hex, type Keccak256} from './create2';
import {expectUnsigned} from './integers';

/** Hash of the code that creates a v3 pool, in every release of v3-core since 1.0.0. */
export const POOL_INIT_CODE_HASH: Hex =
  '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54';

type Pool = {factory: Hex; tokenA: Hex; tokenB: Hex; feePips: bigint; initCodeHash?: Hex};

/** The address of a v3 pool, in lower case; the tokens come in either order. */
export function poolAddress(
  {factory, tokenA, tokenB, feePips, initCodeHash = POOL_INIT_CODE_HASH}: Pool,
  keccak256: Keccak256,
): Hex {
  expectUnsigned(24n, {feePips});
  const [token0, token1] = sortTokens(tokenA, tokenB);
  const words = [token0, token1, feePips.toString(16)].map((digits) => digits.padStart(64, '0'));
  const salt = keccak256(`0x${words.join('')}`);
  return create2Address({deployer: factory, salt, initCodeHash}, keccak256);
}
