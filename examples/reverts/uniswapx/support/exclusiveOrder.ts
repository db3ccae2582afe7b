import {
  type Address,
  encodeAbiParameters,
  type Hex,
  parseAbi,
  parseAbiParameters,
  zeroAddress,
} from 'viem';
import {client} from '../../support/reproduce';

/** The reactor of 2023, which settles exclusive Dutch orders. */
export const reactor = {
  address: '0x6000da47483062A0D734Ba3dc7576Ce6A0B645C4',
  abi: parseAbi([
    'struct SignedOrder { bytes order; bytes sig; }',
    'function execute(SignedOrder order) payable',
    'function setProtocolFeeController(address newFeeController)',
  ]),
} as const;

export const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
export const uni = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';
const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';

/** Who signs the orders. */
export const swapper = client.account.address;

type OrderInfo = {
  reactor: Address;
  swapper: Address;
  nonce: bigint;
  deadline: bigint;
  additionalValidationContract: Address;
  additionalValidationData: Hex;
};

/** What all orders begin with. */
export const orderInfo = (to: Address, deadline: bigint): OrderInfo => ({
  ...{reactor: to, swapper, nonce: 0n, deadline},
  ...{additionalValidationContract: zeroAddress, additionalValidationData: '0x'},
});

/** An order of 1,000 USDC for 250 UNI, which do not change, good for ten minutes from `now`. */
export const exclusiveOrder = (now: bigint) => ({
  info: orderInfo(reactor.address, now + 600n),
  decayStartTime: now,
  decayEndTime: now + 300n,
  exclusiveFiller: zeroAddress as Address,
  exclusivityOverrideBps: 0n,
  input: {token: usdc as Address, startAmount: 1_000_000_000n, endAmount: 1_000_000_000n},
  outputs: [
    {
      token: uni as Address,
      startAmount: 250n * 10n ** 18n,
      endAmount: 250n * 10n ** 18n,
      recipient: swapper,
    },
  ],
});

type Order = ReturnType<typeof exclusiveOrder>;

const encoding = parseAbiParameters([
  'ExclusiveDutchOrder order',
  'struct ExclusiveDutchOrder { OrderInfo info; uint256 decayStartTime; uint256 decayEndTime; address exclusiveFiller; uint256 exclusivityOverrideBps; DutchInput input; DutchOutput[] outputs; }',
  'struct OrderInfo { address reactor; address swapper; uint256 nonce; uint256 deadline; address additionalValidationContract; bytes additionalValidationData; }',
  'struct DutchInput { address token; uint256 startAmount; uint256 endAmount; }',
  'struct DutchOutput { address token; uint256 startAmount; uint256 endAmount; address recipient; }',
]);

/** A call that fills an order; the checks before the transfers do not read the signature. */
export const fill = (order: Order, sig: Hex = '0x') =>
  ({
    ...reactor,
    functionName: 'execute',
    args: [{order: encodeAbiParameters(encoding, [order]), sig}],
  }) as const;

/** The fields of a signed struct: `fields('address token, uint256 amount')`. */
export const fields = (list: string) =>
  list.split(', ').map((field) => {
    const [type = '', name = ''] = field.split(' ');
    return {name, type};
  });

/** Signs an order as its swapper: a transfer by Permit2 with the order as its witness. */
export const signOrder = ({info, input, ...order}: Order) =>
  client.signTypedData({
    domain: {name: 'Permit2', chainId: 1, verifyingContract: permit2},
    primaryType: 'PermitWitnessTransferFrom',
    types: {
      PermitWitnessTransferFrom: fields(
        'TokenPermissions permitted, address spender, uint256 nonce, uint256 deadline, ExclusiveDutchOrder witness',
      ),
      TokenPermissions: fields('address token, uint256 amount'),
      ExclusiveDutchOrder: fields(
        'OrderInfo info, uint256 decayStartTime, uint256 decayEndTime, address exclusiveFiller, uint256 exclusivityOverrideBps, address inputToken, uint256 inputStartAmount, uint256 inputEndAmount, DutchOutput[] outputs',
      ),
      OrderInfo: fields(
        'address reactor, address swapper, uint256 nonce, uint256 deadline, address additionalValidationContract, bytes additionalValidationData',
      ),
      DutchOutput: fields(
        'address token, uint256 startAmount, uint256 endAmount, address recipient',
      ),
    },
    message: {
      permitted: {token: input.token, amount: input.endAmount},
      spender: info.reactor,
      nonce: info.nonce,
      deadline: info.deadline,
      witness: {
        ...{info, ...order, inputToken: input.token},
        ...{inputStartAmount: input.startAmount, inputEndAmount: input.endAmount},
      },
    },
  });
