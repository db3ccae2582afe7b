import {
  type Address,
  concat,
  encodeAbiParameters,
  keccak256,
  numberToHex,
  parseAbiParameters,
  zeroAddress,
} from 'viem';
import {hashStruct} from 'viem/utils';
import {client} from '../../support/reproduce';
import {fields, orderInfo, reactor, swapper, uni, usdc} from './exclusiveOrder';

const v3Reactor = '0x0000000015757c461808EA25Eb309638B62681cf';
const straight = {relativeBlocks: 0n, relativeAmounts: [] as bigint[]};

/** An order of 1,000 USDC for 250 UNI, which do not change, with what its cosigner adds to it. */
export const v3Order = (now: bigint) => ({
  info: orderInfo(v3Reactor, now + 600n),
  cosigner: client.account.address,
  startingBaseFee: 0n,
  baseInput: {
    ...{token: usdc as Address, startAmount: 1_000_000_000n, maxAmount: 1_000_000_000n},
    ...{curve: straight, adjustmentPerGweiBaseFee: 0n},
  },
  baseOutputs: [
    {
      ...{token: uni as Address, startAmount: 250n * 10n ** 18n, minAmount: 249n * 10n ** 18n},
      ...{curve: straight, recipient: swapper, adjustmentPerGweiBaseFee: 0n},
    },
  ],
  cosignerData: {
    decayStartBlock: 1n,
    exclusiveFiller: zeroAddress as Address,
    exclusivityOverrideBps: 0n,
    inputAmount: 0n,
    outputAmounts: [0n],
  },
});

type V3Order = ReturnType<typeof v3Order>;

const CosignerData =
  'struct CosignerData { uint256 decayStartBlock; address exclusiveFiller; uint256 exclusivityOverrideBps; uint256 inputAmount; uint256[] outputAmounts; }';
const encoding = parseAbiParameters([
  'V3DutchOrder order',
  'struct V3DutchOrder { OrderInfo info; address cosigner; uint256 startingBaseFee; V3DutchInput baseInput; V3DutchOutput[] baseOutputs; CosignerData cosignerData; bytes cosignature; }',
  'struct OrderInfo { address reactor; address swapper; uint256 nonce; uint256 deadline; address additionalValidationContract; bytes additionalValidationData; }',
  'struct V3DutchInput { address token; uint256 startAmount; NonlinearDutchDecay curve; uint256 maxAmount; uint256 adjustmentPerGweiBaseFee; }',
  'struct V3DutchOutput { address token; uint256 startAmount; NonlinearDutchDecay curve; address recipient; uint256 minAmount; uint256 adjustmentPerGweiBaseFee; }',
  'struct NonlinearDutchDecay { uint256 relativeBlocks; int256[] relativeAmounts; }',
  CosignerData,
]);
const cosigned = parseAbiParameters(['CosignerData data', CosignerData]);

const hashOf = (order: V3Order) =>
  hashStruct({
    primaryType: 'V3DutchOrder',
    types: {
      V3DutchOrder: fields(
        'OrderInfo info, address cosigner, uint256 startingBaseFee, V3DutchInput baseInput, V3DutchOutput[] baseOutputs',
      ),
      OrderInfo: fields(
        'address reactor, address swapper, uint256 nonce, uint256 deadline, address additionalValidationContract, bytes additionalValidationData',
      ),
      V3DutchInput: fields(
        'address token, uint256 startAmount, NonlinearDutchDecay curve, uint256 maxAmount, uint256 adjustmentPerGweiBaseFee',
      ),
      V3DutchOutput: fields(
        'address token, uint256 startAmount, NonlinearDutchDecay curve, address recipient, uint256 minAmount, uint256 adjustmentPerGweiBaseFee',
      ),
      NonlinearDutchDecay: fields('uint256 relativeBlocks, int256[] relativeAmounts'),
    },
    data: order,
  });

/** A call that fills an order which its cosigner has signed as it is, for chain 1. */
export async function fillV3(order: V3Order) {
  const data = encodeAbiParameters(cosigned, [order.cosignerData]);
  const chain = numberToHex(1, {size: 32});
  const cosignature = await client.account.sign({
    hash: keccak256(concat([hashOf(order), chain, data])),
  });
  return {
    ...{abi: reactor.abi, address: order.info.reactor, functionName: 'execute'},
    args: [{order: encodeAbiParameters(encoding, [{...order, cosignature}]), sig: '0x'}],
  } as const;
}
