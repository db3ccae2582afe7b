import * as v4 from '@uniswap/v4-sdk';
import type {CalledClasses} from './called';
import {maybe} from './inputs';
import * as of from './sources';

const key = [of.currency, of.currency, of.v4Fee, of.spacing, of.hooks];

/** Classes of the v4 SDK. */
export const V4: CalledClasses = {
  'v4 Pool': {
    module: '@uniswap/v4-sdk',
    class: v4.Pool,
    self: of.v4Pool,
    members: {
      constructor: of.v4PoolInputs,
      getPoolKey: key,
      getPoolId: key,
      involvesCurrency: [of.currency],
      involvesToken: [of.currency],
      v4InvolvesToken: [of.currency],
      priceOf: [of.currency],
      getOutputAmount: [of.amount, maybe(of.jsbi)],
      getInputAmount: [of.amount, maybe(of.jsbi)],
    },
  },
  'v4 Position': {
    module: '@uniswap/v4-sdk',
    class: v4.Position,
    self: of.v4Position,
    members: {
      constructor: [of.v4PositionArguments],
      mintAmountsWithSlippage: [of.percent],
      burnAmountsWithSlippage: [of.percent],
      permitBatchData: [of.percent, of.address, of.bigintIsh, of.bigintIsh],
      fromAmounts: [of.v4PositionAmounts],
      fromAmount0: [of.v4PositionAmounts],
      fromAmount1: [of.v4PositionAmounts],
    },
  },
  V4PositionManager: {
    module: '@uniswap/v4-sdk',
    class: v4.V4PositionManager,
    members: {
      createCallParameters: [of.poolKey, of.bigintIsh],
      addCallParameters: [of.v4Position, of.v4AddOptions],
      removeCallParameters: [of.v4Position, of.v4RemoveOptions],
      collectCallParameters: [of.v4Position, of.v4CollectOptions],
      encodeModifyLiquidities: [of.bytes, of.bigintIsh],
      encodePermitBatch: [of.address, of.permitBatch, of.bytes],
      encodeERC721Permit: [of.address, of.bigintIsh, of.bigintIsh, of.bigintIsh, of.bytes],
      getPermitData: [of.permitValues, of.address, of.chainId],
    },
  },
};
