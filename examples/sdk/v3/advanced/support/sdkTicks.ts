import type {TickConstructorArgs} from '@uniswap/v3-sdk';
import type {PoolTick} from './readTicks';

// #region ticks
/** Ticks as the SDK takes them: its integers are JSBI or strings, never bigint. */
export const sdkTicks = (ticks: readonly PoolTick[]): TickConstructorArgs[] =>
  ticks.map(({index, liquidityGross, liquidityNet}) => ({
    index,
    liquidityGross: String(liquidityGross),
    liquidityNet: String(liquidityNet),
  }));
// #endregion ticks
