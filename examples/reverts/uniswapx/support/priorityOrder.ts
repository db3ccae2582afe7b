import {type Address, encodeAbiParameters, parseAbiParameters, zeroAddress} from 'viem';
import {orderInfo, reactor, swapper, uni, usdc} from './exclusiveOrder';

/** An order of 1,000 USDC for 250 UNI, fillable from this block on, whose output rises with the fee. */
export const priorityOrder = (
  to: Address,
  {timestamp, number}: Record<'timestamp' | 'number', bigint>,
) => ({
  info: orderInfo(to, timestamp + 600n),
  cosigner: zeroAddress as Address,
  auctionStartBlock: number,
  baselinePriorityFeeWei: 0n,
  input: {token: usdc as Address, amount: 1_000_000_000n, mpsPerPriorityFeeWei: 0n},
  outputs: [
    {
      ...{token: uni as Address, amount: 250n * 10n ** 18n, recipient: swapper},
      mpsPerPriorityFeeWei: 1n, // 1/10,000,000 more output for each wei of priority fee
    },
  ],
  cosignerData: {auctionTargetBlock: 0n},
});

type Order = ReturnType<typeof priorityOrder>;

const encoding = parseAbiParameters([
  'PriorityOrder order',
  'struct PriorityOrder { OrderInfo info; address cosigner; uint256 auctionStartBlock; uint256 baselinePriorityFeeWei; PriorityInput input; PriorityOutput[] outputs; CosignerData cosignerData; bytes cosignature; }',
  'struct OrderInfo { address reactor; address swapper; uint256 nonce; uint256 deadline; address additionalValidationContract; bytes additionalValidationData; }',
  'struct PriorityInput { address token; uint256 amount; uint256 mpsPerPriorityFeeWei; }',
  'struct PriorityOutput { address token; uint256 amount; uint256 mpsPerPriorityFeeWei; address recipient; }',
  'struct CosignerData { uint256 auctionTargetBlock; }',
]);

/** A call that fills an order without a cosigner; the checks before the transfers read no signature. */
export const fillPriority = (order: Order) =>
  ({
    ...{abi: reactor.abi, address: order.info.reactor, functionName: 'execute'},
    args: [{order: encodeAbiParameters(encoding, [{...order, cosignature: '0x'}]), sig: '0x'}],
  }) as const;
