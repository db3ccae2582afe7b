import activeLiquidity from './activeLiquidity';
import averageOfReadings from './averageOfReadings';
import averagePrice from './averagePrice';
import constantProduct from './constantProduct';
import dutchDecay from './dutchDecay';
import feesWhileInRange from './feesWhileInRange';
import gasSaved from './gasSaved';
import governanceTimeline from './governanceTimeline';
import liquidityByPrice from './liquidityByPrice';
import poolAndBook from './poolAndBook';
import positionHoldings from './positionHoldings';
import priceImpact from './priceImpact';
import rangeOrderFill from './rangeOrderFill';
import rebaseShortfall from './rebaseShortfall';
import roundedOutput from './roundedOutput';
import shareAgainstHolding from './shareAgainstHolding';

export default {
  activeLiquidity,
  averageOfReadings,
  averagePrice,
  constantProduct,
  dutchDecay,
  feesWhileInRange,
  gasSaved,
  governanceTimeline,
  liquidityByPrice,
  poolAndBook,
  positionHoldings,
  priceImpact,
  rangeOrderFill,
  rebaseShortfall,
  roundedOutput,
  shareAgainstHolding,
};
