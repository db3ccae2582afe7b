import {client, clientOf, reverts, run} from '../support/reproduce';
import {exclusiveOrder, fill} from './support/exclusiveOrder';

run(async () => {
  const now = (await client.getBlock()).timestamp;
  const order = exclusiveOrder(now);
  const {info, input, outputs} = order;

  // #region deadline-before-end-time
  // The amounts would still change after the order has expired.
  const outlived = {...order, decayEndTime: info.deadline + 1n};
  await reverts('DeadlineBeforeEndTime()', fill(outlived));
  // #endregion deadline-before-end-time

  // #region order-end-time-before-start-time
  const backwards = {...order, decayStartTime: order.decayEndTime + 1n};
  await reverts('OrderEndTimeBeforeStartTime()', fill(backwards));
  // #endregion order-end-time-before-start-time

  // #region input-and-output-decay
  // The input rises by 1 USDC while the output falls by 1 UNI.
  const both = {
    ...order,
    input: {...input, endAmount: input.startAmount + 1_000_000n},
    outputs: outputs.map((one) => ({...one, endAmount: one.startAmount - 10n ** 18n})),
  };
  await reverts('InputAndOutputDecay()', fill(both));
  // #endregion input-and-output-decay

  // #region incorrect-amounts
  // An output may fall as time passes, and this one rises.
  const rising = {
    ...order,
    outputs: outputs.map((one) => ({...one, endAmount: one.startAmount + 1n})),
  };
  await reverts('IncorrectAmounts()', fill(rising));
  // #endregion incorrect-amounts

  // #region no-exclusive-override
  // The first account fills an order that is the second account's until it starts to decay.
  const reserved = {
    ...order,
    decayStartTime: now + 120n,
    exclusiveFiller: clientOf(1).account.address,
  };
  await reverts('NoExclusiveOverride()', fill(reserved));
  // #endregion no-exclusive-override

  // #region invalid-reactor
  const elsewhere = {...order, info: {...info, reactor: clientOf(1).account.address}};
  await reverts('InvalidReactor()', fill(elsewhere));
  // #endregion invalid-reactor

  // #region deadline-passed
  const yesterdays = exclusiveOrder(now - 86_400n);
  await reverts('DeadlinePassed()', fill(yesterdays));
  // #endregion deadline-passed
});
