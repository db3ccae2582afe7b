import {absolute, Q128} from './integers';
import {expectThat} from './outOfRange';

/** The lowest and the highest tick: prices of about 2^−128 and 2^128. */
export const MIN_TICK = -887_272n;
export const MAX_TICK = 887_272n;
/** √price × 2^96 at the lowest and at the highest tick; a pool's price stays below the latter. */
export const MIN_SQRT_PRICE_X96 = 4_295_128_739n;
export const MAX_SQRT_PRICE_X96 =
  1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_342n;

/** √(1.0001^−(2^i)) × 2^128 for i from 0 to 19: what each bit of a tick contributes. */
const FACTORS_X128: readonly bigint[] = [
  0xfffcb933bd6fad37aa2d162d1a594001n,
  0xfff97272373d413259a46990580e213an,
  0xfff2e50f5f656932ef12357cf3c7fdccn,
  0xffe5caca7e10e4e61c3624eaa0941cd0n,
  0xffcb9843d60f6159c9db58835c926644n,
  0xff973b41fa98c081472e6896dfb254c0n,
  0xff2ea16466c96a3843ec78b326b52861n,
  0xfe5dee046a99a2a811c461f1969c3053n,
  0xfcbe86c7900a88aedcffc83b479aa3a4n,
  0xf987a7253ac413176f2b074cf7815e54n,
  0xf3392b0822b70005940c7a398e4b70f3n,
  0xe7159475a2c29b7443b29c7fa6e889d9n,
  0xd097f3bdfd2022b8845ad8f792aa5825n,
  0xa9f746462d870fdf8a65dc1f90e061e5n,
  0x70d869a156d2a1b890bb3df62baf32f7n,
  0x31be135f97d08fd981231505542fcfa6n,
  0x9aa508b5b7a84e1c677de54f3e99bc9n,
  0x5d6af8dedb81196699c329225ee604n,
  0x2216e584f5fa1ea926041bedfe98n,
  0x48a170391f7dc42444e8fa2n,
];

/** √(1.0001^tick) × 2^96 as contracts compute it: 128 fractional bits, of which 32 are rounded up. */
export function getSqrtPriceAtTick(tick: bigint): bigint {
  expectThat(
    tick >= MIN_TICK && tick <= MAX_TICK,
    `a tick from ${MIN_TICK} to ${MAX_TICK}, got ${tick}`,
  );
  let rest = absolute(tick);
  let ratioX128 = Q128;
  for (const factor of FACTORS_X128) {
    if (rest & 1n) ratioX128 = (ratioX128 * factor) >> 128n;
    rest >>= 1n;
  }
  if (tick > 0n) ratioX128 = (Q128 * Q128 - 1n) / ratioX128;
  return (ratioX128 + (1n << 32n) - 1n) >> 32n;
}

/** The greatest tick whose price is not above the given one: what a pool at this price reports. */
export function getTickAtSqrtPrice(sqrtPriceX96: bigint): bigint {
  expectThat(
    sqrtPriceX96 >= MIN_SQRT_PRICE_X96 && sqrtPriceX96 < MAX_SQRT_PRICE_X96,
    `sqrtPriceX96 from ${MIN_SQRT_PRICE_X96} to ${MAX_SQRT_PRICE_X96 - 1n}, got ${sqrtPriceX96}`,
  );
  let lowest = MIN_TICK;
  let above = MAX_TICK;
  while (above - lowest > 1n) {
    const middle = (lowest + above) >> 1n;
    if (getSqrtPriceAtTick(middle) <= sqrtPriceX96) lowest = middle;
    else above = middle;
  }
  return lowest;
}
