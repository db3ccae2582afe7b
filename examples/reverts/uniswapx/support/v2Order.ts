import {
  type Address,
  concat,
  encodeAbiParameters,
  keccak256,
  parseAbiParameters,
  zeroAddress,
} from 'viem';
import {hashStruct} from 'viem/utils';
import {client} from '../../support/reproduce';
import {fields, orderInfo, reactor, swapper, uni, usdc} from './exclusiveOrder';

/** The reactor of V2 Dutch orders. */
export const v2Reactor = '0x00000011F84B9aa48e5f8aA8B9897600006289Be';

/** An order of 1,000 USDC for 250 UNI, falling to 249, with what its cosigner adds to it. */
export const v2Order = (now: bigint) => ({
  info: orderInfo(v2Reactor, now + 600n),
  cosigner: client.account.address,
  baseInput: {token: usdc as Address, startAmount: 1_000_000_000n, endAmount: 1_000_000_000n},
  baseOutputs: [
    {
      ...{token: uni as Address, recipient: swapper},
      ...{startAmount: 250n * 10n ** 18n, endAmount: 249n * 10n ** 18n},
    },
  ],
  cosignerData: {
    decayStartTime: now,
    decayEndTime: now + 300n,
    exclusiveFiller: zeroAddress as Address,
    exclusivityOverrideBps: 0n,
    inputAmount: 0n,
    outputAmounts: [0n],
  },
});

type V2Order = ReturnType<typeof v2Order>;

const structs = [
  'struct OrderInfo { address reactor; address swapper; uint256 nonce; uint256 deadline; address additionalValidationContract; bytes additionalValidationData; }',
  'struct DutchInput { address token; uint256 startAmount; uint256 endAmount; }',
  'struct DutchOutput { address token; uint256 startAmount; uint256 endAmount; address recipient; }',
  'struct CosignerData { uint256 decayStartTime; uint256 decayEndTime; address exclusiveFiller; uint256 exclusivityOverrideBps; uint256 inputAmount; uint256[] outputAmounts; }',
] as const;
const encoding = parseAbiParameters([
  'V2DutchOrder order',
  'struct V2DutchOrder { OrderInfo info; address cosigner; DutchInput baseInput; DutchOutput[] baseOutputs; CosignerData cosignerData; bytes cosignature; }',
  ...structs,
]);
const cosigned = parseAbiParameters(['CosignerData data', structs[3]]);

const hashOf = ({baseInput, ...order}: V2Order) =>
  hashStruct({
    primaryType: 'V2DutchOrder',
    types: {
      V2DutchOrder: fields(
        'OrderInfo info, address cosigner, address baseInputToken, uint256 baseInputStartAmount, uint256 baseInputEndAmount, DutchOutput[] baseOutputs',
      ),
      OrderInfo: fields(
        'address reactor, address swapper, uint256 nonce, uint256 deadline, address additionalValidationContract, bytes additionalValidationData',
      ),
      DutchOutput: fields(
        'address token, uint256 startAmount, uint256 endAmount, address recipient',
      ),
    },
    data: {
      ...order,
      baseInputToken: baseInput.token,
      baseInputStartAmount: baseInput.startAmount,
      baseInputEndAmount: baseInput.endAmount,
    },
  });

/** A call that fills an order which its cosigner has signed as it is. */
export async function fillV2(order: V2Order) {
  const data = encodeAbiParameters(cosigned, [order.cosignerData]);
  const hash = keccak256(concat([hashOf(order), data]));
  const cosignature = await client.account.sign({hash});
  return {
    ...{abi: reactor.abi, address: order.info.reactor, functionName: 'execute'},
    args: [{order: encodeAbiParameters(encoding, [{...order, cosignature}]), sig: '0x'}],
  } as const;
}
