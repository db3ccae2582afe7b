import {
  DutchOrder,
  RelayOrder,
  UnsignedV2DutchOrder,
  UnsignedV3DutchOrder,
} from '@uniswap/uniswapx-sdk';
import {encodePacked, getAddress, maxUint256, parseEther, type Hex} from 'viem';
import {describe, expect, test} from 'vitest';
import {readAbis} from '../readAbis';
import {readCatalogue} from '../readCatalogue';
import {
  caller,
  encoderOf,
  idsOf,
  NOW,
  plan,
  reader,
  SWAP,
  testExplainer,
  type PlanStep,
} from './explainer.fixture';

const callOf = encoderOf(readAbis(process.cwd()));
const {explain, said, addressOf} = testExplainer(readCatalogue(process.cwd()));
const [usdc, weth] = ['USDC', 'WETH'].map(addressOf) as [Hex, Hex];
const stranger = getAddress(`0x${'bad0'.repeat(10)}`);
const zero: Hex = `0x${'0'.repeat(40)}`;
const deadline = BigInt(NOW + 600);
const ONE = String(parseEther('1'));
const FAIR = '1900000000';

describe('an allowance of a token', () => {
  const approve = callOf('ERC20', 'approve', [stranger, maxUint256]);

  test('16: is named, with its spender and that it has no limit', () => {
    expect(idsOf(explain(approve))).toEqual(['unknown-spender', 'unlimited']);
    expect(said(approve, {to: usdc})).toContain(
      `An ERC-20 allowance: ${stranger} may spend an unlimited amount (2²⁵⁶ − 1) of USDC`,
    );
  });

  test('is one of a position where the manager is called, and may be where that is not known', () => {
    const small = callOf('ERC20', 'approve', [stranger, 5n]);
    const to = addressOf('NonfungiblePositionManager');
    expect(said(small, {to})).toContain(`Lets ${stranger} move position NFT 5.`);
    expect(idsOf(explain(small))).toEqual(['nft', 'unknown-spender']);
    expect(idsOf(explain(small, {to: usdc}))).toEqual(['unknown-spender']);
  });

  const permit = (
    types: readonly (readonly [string, string])[],
    message: object,
    verifier = usdc,
  ) =>
    JSON.stringify({
      domain: {name: 'USD Coin', version: '2', chainId: 1, verifyingContract: verifier},
      primaryType: 'Permit',
      types: {Permit: types.map(([type, name]) => ({type, name}))},
      message,
    });

  test('32: by a signature is named too', () => {
    const types = [
      ['address', 'owner'] as const,
      ['address', 'spender'] as const,
      ...(['value', 'nonce', 'deadline'] as const).map((name) => ['uint256', name] as const),
    ];
    const message = {owner: reader, spender: stranger, value: String(maxUint256), nonce: '0'};
    const text = permit(types, {...message, deadline: String(deadline)});
    expect(idsOf(explain(text))).toEqual(['unknown-spender', 'unlimited']);
    expect(said(text)).toContain(
      `an ERC-20 permit lets ${stranger} spend an unlimited amount (2²⁵⁶ − 1) of USDC`,
    );
  });

  test('by a signature of the form of DAI has no amount', () => {
    const types = [
      ...(['holder', 'spender'] as const).map((name) => ['address', name] as const),
      ...(['nonce', 'expiry'] as const).map((name) => ['uint256', name] as const),
      ['bool', 'allowed'] as const,
    ];
    const message = {holder: reader, spender: stranger, nonce: '0', expiry: '0', allowed: true};
    expect(idsOf(explain(permit(types, message)))).toEqual([
      'unknown-spender',
      'no-end',
      'unlimited',
    ]);
  });
});

describe('an NFT', () => {
  const approve = (spender: Hex) => callOf('NonfungiblePositionManager', 'approve', [spender, 5n]);
  const to = addressOf('NonfungiblePositionManager');

  test('may be moved by whom it is approved for', () => {
    const many = callOf('NonfungiblePositionManager', 'multicall', [[approve(stranger)]]);
    for (const data of [approve(stranger), many]) {
      expect(idsOf(explain(data, {to, sender: reader}))).toEqual(['unknown-spender']);
    }
    expect(idsOf(explain(many))).toEqual(['unknown-spender']);
    expect(idsOf(explain(approve(addressOf('V3Migrator')), {to}))).toEqual([]);
  });

  test('is not moved by a token', () => {
    expect(idsOf(explain(approve(usdc), {to}))).toEqual(['unknown-spender']);
  });
});

test('burn is none of a token', () => {
  const burn = callOf('NonfungiblePositionManager', 'burn', [5n]);
  expect(said(burn, {to: usdc})).toContain('The called contract is the token USDC');
  expect(said(burn, {to: addressOf('NonfungiblePositionManager')})).toContain('Deletes');
});

describe('what takes an allowance back', () => {
  const manager = addressOf('NonfungiblePositionManager');
  test.each<[string, Hex, Hex | undefined]>([
    ['approve of 0', callOf('ERC20', 'approve', [stranger, 0n]), usdc],
    ['approve of 0, to whatever token', callOf('ERC20', 'approve', [stranger, 0n]), undefined],
    ['lockdown', callOf('Permit2', 'lockdown', [[{token: usdc, spender: stranger}]]), undefined],
    ['approve of Permit2', callOf('Permit2', 'approve', [usdc, stranger, 0n, 0]), undefined],
    ['nonces', callOf('Permit2', 'invalidateNonces', [usdc, stranger, 5]), undefined],
    [
      'setApprovalForAll',
      callOf('NonfungiblePositionManager', 'setApprovalForAll', [stranger, false]),
      manager,
    ],
    ['approve of an NFT', callOf('NonfungiblePositionManager', 'approve', [zero, 5n]), manager],
  ])('has no warning: %s', (_what, data, to) => {
    expect(idsOf(explain(data, {to, sender: reader}))).toEqual([]);
  });
});

describe('a transfer', () => {
  const transfer = (to: Hex) => callOf('ERC20', 'transfer', [to, 5n]);

  test('asks whose the recipient is where the sender is not known', () => {
    const moved = callOf('ERC20', 'transferFrom', [reader, stranger, 5n]);
    const permitted = callOf('Permit2', 'transferFrom', [reader, stranger, 5n, usdc]);
    for (const data of [transfer(stranger), moved]) {
      expect(idsOf(explain(data, {to: usdc}))).toEqual(['other-recipient']);
    }
    expect(idsOf(explain(permitted))).toEqual(['other-recipient']);
  });

  test('to the called token, or to a router, is lost', () => {
    expect(idsOf(explain(transfer(stranger), {to: stranger}))).toEqual(['token-recipient']);
    expect(idsOf(explain(transfer(addressOf('SwapRouter02')), {to: usdc}))).toEqual([
      'contract-recipient',
    ]);
  });
});

describe('33b: an order of UniswapX that may fall to nothing, for a stranger', () => {
  const shared = {
    swapper: reader,
    nonce: '1',
    deadline: NOW + 600,
    cosigner: stranger,
    additionalValidationContract: zero,
    additionalValidationData: '0x',
  };
  const output = {token: usdc, startAmount: FAIR, recipient: stranger};
  const curve = {relativeBlocks: [4], relativeAmounts: ['0']};
  const fixed = {curve, adjustmentPerGweiBaseFee: '0'};

  test.each([
    [
      'V2',
      UnsignedV2DutchOrder.fromJSON(
        {
          ...shared,
          reactor: addressOf('V2DutchOrderReactor'),
          input: {token: weth, startAmount: ONE, endAmount: ONE},
          outputs: [{...output, endAmount: '0'}],
        },
        1,
      ),
    ],
    [
      'V3',
      UnsignedV3DutchOrder.fromJSON(
        {
          ...shared,
          reactor: addressOf('V3DutchOrderReactor'),
          startingBaseFee: '0',
          input: {token: weth, startAmount: ONE, maxAmount: ONE, ...fixed},
          outputs: [{...output, ...fixed, minAmount: '0'}],
        },
        1,
      ),
    ],
  ])('%s', (_version, order) => {
    const {domain, types, values: message} = order.permitData();
    const payload = {domain, types, primaryType: 'PermitWitnessTransferFrom', message};
    const ids = idsOf(explain(JSON.stringify(payload, decimal)));
    expect([...ids].sort()).toEqual(['cosigner', 'other-recipient', 'zero-minimum']);
  });
});

describe('an order of UniswapX without an output', () => {
  const shared = {swapper: reader, nonce: '1', deadline: NOW + 600};
  const unchecked = {additionalValidationContract: zero, additionalValidationData: '0x'};
  const input = {token: weth, startAmount: ONE, endAmount: ONE};

  test.each([
    [
      'V2',
      UnsignedV2DutchOrder.fromJSON(
        {
          ...shared,
          ...unchecked,
          cosigner: zero,
          input,
          outputs: [],
          reactor: addressOf('V2DutchOrderReactor'),
        },
        1,
      ),
    ],
    [
      'Dutch',
      DutchOrder.fromJSON(
        {
          ...shared,
          ...unchecked,
          input,
          outputs: [],
          decayStartTime: NOW,
          decayEndTime: NOW + 300,
          exclusiveFiller: zero,
          exclusivityOverrideBps: '0',
          reactor: addressOf('ExclusiveDutchOrderReactor'),
        },
        1,
      ),
    ],
  ])('%s', (_version, order) => {
    const {domain, types, values: message} = order.permitData();
    const payload = {domain, types, primaryType: 'PermitWitnessTransferFrom', message};
    expect(idsOf(explain(JSON.stringify(payload, decimal)))).toContain('zero-minimum');
  });
});

describe('the plan in a relay order', () => {
  const router = addressOf('UniversalRouter');
  const route = encodePacked(['address', 'uint24', 'address'], [usdc, 3_000, weth]);
  const amount = BigInt(FAIR);
  const idsFor = (...steps: readonly PlanStep[]) => {
    const order = RelayOrder.fromJSON(
      {
        swapper: reader,
        nonce: '1',
        deadline: NOW + 600,
        reactor: addressOf('RelayOrderReactor'),
        universalRouterCalldata: plan(...steps),
        input: {token: usdc, amount: FAIR, recipient: router},
        fee: {
          token: usdc,
          startAmount: '100',
          endAmount: '1000',
          startTime: NOW,
          endTime: NOW + 300,
        },
      } as Parameters<typeof RelayOrder.fromJSON>[0],
      1,
    );
    const {domain, types, values: message} = order.permitData();
    const payload = {domain, types, primaryType: 'PermitBatchWitnessTransferFrom', message};
    return idsOf(explain(JSON.stringify(payload, decimal)));
  };
  const sold = (recipient: Hex, minimum: bigint): PlanStep => [
    ...(['0x00', SWAP, recipient, amount, minimum, route, false] as const),
  ];
  const HALF = parseEther('0.5');

  test('has no warning where the swapper is paid', () => {
    expect(idsFor(sold(reader, HALF))).toEqual([]);
  });

  test('is read as the reactor runs it', () => {
    expect(idsFor(sold(stranger, 0n))).toEqual(['zero-minimum', 'other-recipient']);
    // The caller of the router is the reactor.
    expect(idsFor(sold(caller, HALF))).toEqual(['other-recipient']);
    expect(idsFor()).toEqual(['left-behind']);
  });
});

/** Numbers of ethers in the form that wallets take. */
function decimal(_name: string, value: unknown): unknown {
  const {type, hex} = (value ?? {}) as {type?: string; hex?: string};
  return type === 'BigNumber' && hex ? BigInt(hex).toString() : value;
}
