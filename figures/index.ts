import activeLiquidity from './activeLiquidity';
import averagePrice from './averagePrice';
import feesWhileInRange from './feesWhileInRange';
import gasSaved from './gasSaved';
import governanceTimeline from './governanceTimeline';
import liquidityByPrice from './liquidityByPrice';
import poolAndBook from './poolAndBook';
import positionHoldings from './positionHoldings';
import priceImpact from './priceImpact';
import rangeOrderFill from './rangeOrderFill';
import rebaseShortfall from './rebaseShortfall';

export default {
  activeLiquidity,
  averagePrice,
  feesWhileInRange,
  gasSaved,
  governanceTimeline,
  liquidityByPrice,
  poolAndBook,
  positionHoldings,
  priceImpact,
  rangeOrderFill,
  rebaseShortfall,
};
