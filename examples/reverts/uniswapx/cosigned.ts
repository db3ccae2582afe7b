import {client, clientOf, reverts, run} from '../support/reproduce';
import {fillV2, v2Order} from './support/v2Order';

run(async () => {
  const order = v2Order((await client.getBlock()).timestamp);
  const {baseInput, baseOutputs, cosignerData} = order;

  // #region invalid-cosignature
  // The order names the second account as its cosigner, and the first has cosigned.
  const other = {...order, cosigner: clientOf(1).account.address};
  await reverts('InvalidCosignature()', await fillV2(other));
  // #endregion invalid-cosignature

  // #region invalid-cosigner-input
  // A cosigner may lower the input, and this one raises it.
  const dearer = {...cosignerData, inputAmount: baseInput.startAmount + 1n};
  await reverts('InvalidCosignerInput()', await fillV2({...order, cosignerData: dearer}));
  // #endregion invalid-cosigner-input

  // #region invalid-cosigner-output
  // A cosigner may raise an output, and this one lowers it.
  const [output] = baseOutputs;
  const worse = {...cosignerData, outputAmounts: [(output?.startAmount ?? 0n) - 1n]};
  await reverts('InvalidCosignerOutput()', await fillV2({...order, cosignerData: worse}));
  // #endregion invalid-cosigner-output

  // #region end-time-before-start-time
  const backwards = {...cosignerData, decayEndTime: cosignerData.decayStartTime - 1n};
  await reverts('EndTimeBeforeStartTime()', await fillV2({...order, cosignerData: backwards}));
  // #endregion end-time-before-start-time
});
