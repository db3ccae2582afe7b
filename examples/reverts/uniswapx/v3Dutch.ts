import {client, reverts, run} from '../support/reproduce';
import {fillV3, v3Order} from './support/v3Order';

run(async () => {
  const now = (await client.getBlock()).timestamp;
  const order = v3Order(now);

  // #region deadline-reached
  await reverts('DeadlineReached()', await fillV3(v3Order(now - 86_400n)));
  // #endregion deadline-reached

  // #region invalid-decay-curve
  // A curve has at most 16 points, and this one has 17.
  const curve = {relativeBlocks: 1n, relativeAmounts: Array.from({length: 17}, () => 1n)};
  const long = {...order, baseInput: {...order.baseInput, curve}};
  await reverts('InvalidDecayCurve()', await fillV3(long));
  // #endregion invalid-decay-curve

  // #region safe-cast
  // The base fee is less than 2^255 wei away from any real one, but not from this.
  const absurd = {...order, startingBaseFee: 2n ** 256n - 1n};
  await reverts("SafeCast: value doesn't fit in an int256", await fillV3(absurd));
  // #endregion safe-cast
});
