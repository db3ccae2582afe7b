export {
  address,
  bigintIsh,
  boolean,
  bytes,
  chainId,
  decimals,
  digits,
  format,
  jsbi,
  rounding,
  spacing,
  text,
  tick,
  tradeType,
} from './numbers';
export {currency, token} from './tokens';
export {amount, bigNumber, ether, factor, fraction, percent, price, tokenAmount} from './amounts';
export {pair, pairs, v2Route, v2Swap, v2Trade} from './v2Objects';
export {fee, tickArguments, tickList, tickProvider} from './ticks';
export {pool, poolInputs, pools, v3Route, v3Swap} from './pools';
export {parts, uncheckedTrade, uncheckedTrades, v3Trade} from './trades';
export {position, positionAmounts, positionArguments} from './positions';
export {
  addOptions,
  collectOptions,
  permitValues,
  quoteOptions,
  removeOptions,
  searchOptions,
  swapOptions,
  transferOptions,
  v2Options,
} from './options';
export {
  hooks,
  permitBatch,
  poolKey,
  v4AddOptions,
  v4CollectOptions,
  v4Fee,
  v4Pool,
  v4PoolInputs,
  v4Position,
  v4PositionAmounts,
  v4PositionArguments,
  v4RemoveOptions,
} from './v4Objects';
