import {
  concatHex,
  encodeAbiParameters,
  getAddress,
  numberToHex,
  type AbiParameter,
  type Hex,
} from 'viem';
import {describe, expect, test} from 'vitest';
import {readAbis} from '../readAbis';
import {readCatalogue} from '../readCatalogue';
import {actionEncoder, poolKey} from './actions.fixture';
import {ROUTER_VERSIONS} from './catalogue';
import type {ExplainOptions} from './explainCalldata';
import {caller, encoderOf, itself, NOW, plan, reader, testExplainer} from './explainer.fixture';
import {randomOf, randomValue} from './randomValue.fixture';
import {statusText} from './statusText';
import {warningsIn} from './warningsIn';

const catalogue = readCatalogue(process.cwd());
const callOf = encoderOf(readAbis(process.cwd()));
const {explain, addressOf} = testExplainer(catalogue);
const {modify, swap} = actionEncoder(catalogue);
const [usdc, weth] = ['USDC', 'WETH'].map(addressOf) as [Hex, Hex];
const stranger = getAddress(`0x${'bad0'.repeat(10)}`);
const zero: Hex = `0x${'0'.repeat(40)}`;
const deadline = BigInt(NOW + 600);
const FAIR = 1_900_000_000n;
const ONE = 10n ** 18n;

const textsOf = (data: Hex, more?: Partial<ExplainOptions>): readonly string[] =>
  warningsIn(explain(data, more)).map(({text}) => text);
const asks = (name: string): unknown =>
  expect.stringContaining(`${name} is ${stranger}: whose is it?`);

const multicall = (contract: string, ...calls: readonly Hex[]): Hex =>
  callOf(contract, 'multicall', [calls]);
const swapInto = (contract: string, recipient: Hex): Hex => {
  const isOld = contract === 'SwapRouter';
  const sold = {tokenIn: usdc, tokenOut: weth, fee: 500, recipient};
  const limits = {amountIn: FAIR, amountOutMinimum: ONE, sqrtPriceLimitX96: 0n};
  return callOf(contract, 'exactInputSingle', [{...sold, ...limits, ...(isOld && {deadline})}]);
};

describe.each([
  ['SwapRouter', zero],
  ['SwapRouter02', itself],
])('without a sender, a swap of %s whose result goes on', (contract, own) => {
  test.each([
    ['unwrapWETH9', [ONE, stranger]],
    ['sweepToken', [weth, ONE, stranger]],
    ['unwrapWETH9WithFee', [ONE, stranger, 25n, stranger]],
    ['sweepTokenWithFee', [weth, ONE, stranger, 25n, stranger]],
  ])('by %s has its recipient asked for', (name, values) => {
    // SwapRouter02 has shorter forms of some, which the caller receives from.
    const out = callOf('SwapRouter', name, values);
    const data = multicall(contract, swapInto(contract, own), out);
    const isWithFee = name.endsWith('WithFee');
    expect(textsOf(data).filter((text) => text.includes('whose'))).toEqual([
      asks('recipient'),
      ...(isWithFee ? [asks('feeRecipient')] : []),
    ]);
    expect(textsOf(data, {sender: stranger}).join()).not.toMatch(/whose|sender/);
  });
});

test.each<[string, string, Hex]>([
  [
    'fees of a position of v3',
    'recipient',
    callOf('NonfungiblePositionManager', 'collect', [
      {tokenId: 7n, recipient: stranger, amount0Max: 5n, amount1Max: 5n},
    ]),
  ],
  [
    'a new position of v3',
    'recipient',
    callOf('NonfungiblePositionManager', 'mint', [
      {
        ...{token0: usdc, token1: weth, fee: 500, tickLower: -10, tickUpper: 10},
        ...{amount0Desired: FAIR, amount1Desired: ONE, amount0Min: FAIR, amount1Min: ONE},
        ...{recipient: stranger, deadline},
      },
    ]),
  ],
  [
    'a position that is sent',
    'to',
    callOf('NonfungiblePositionManager', 'safeTransferFrom', [reader, stranger, 7n]),
  ],
  [
    'a swap of v2',
    'to',
    callOf('UniswapV2Router02', 'swapExactTokensForTokens', [
      ...[FAIR, ONE, [usdc, weth]],
      ...[stranger, deadline],
    ]),
  ],
  [
    'an allowance of Permit2 that is used',
    'to',
    callOf('Permit2', 'transferFrom', [[{from: reader, to: stranger, amount: 5n, token: usdc}]]),
  ],
  ['a swap of SwapRouter02', 'recipient', swapInto('SwapRouter02', stranger)],
  ['a transfer of a token', 'to', callOf('ERC20', 'transfer', [stranger, FAIR])],
  [
    'a sweep of the Universal Router',
    'recipient',
    plan(['0x04', 'address, address, uint256', usdc, stranger, FAIR]),
  ],
  [
    'a new position of v4',
    'owner',
    modify(
      ['MINT_POSITION', ...[poolKey(usdc, weth), -10, 10, 1n, FAIR, ONE, stranger, '0x']],
      ['SETTLE_PAIR', usdc, weth],
    ),
  ],
])('asks whose the recipient of %s is', (_what, name, data) => {
  expect(textsOf(data)).toContainEqual(asks(name));
  expect(textsOf(data, {sender: stranger})).not.toContainEqual(asks(name));
});

test.each<[string, string, Hex]>([
  ['WETH', 'recipient', swapInto('SwapRouter02', stranger)],
  ['USDC', 'recipient', plan(['0x04', 'address, address, uint256', usdc, stranger, FAIR])],
  ['ETH', 'recipient', callOf('SwapRouter', 'unwrapWETH9', [ONE, stranger])],
  [
    '95% of the WETH',
    'recipient',
    plan(['0x06', 'address, address, uint256', weth, stranger, 9_500n]),
  ],
  [
    'The position NFT',
    'to',
    callOf('NonfungiblePositionManager', 'safeTransferFrom', [reader, stranger, 7n]),
  ],
])('says that %s goes to the recipient', (goods, name, data) => {
  expect(textsOf(data)).toContain(`${name} is ${stranger}: whose is it? ${goods} goes there.`);
  expect(textsOf(data, {sender: reader})).toContain(
    `${name} ${stranger} is not the sender. ${goods} goes there.`,
  );
});

/** Parameters that name who receives tokens or an NFT. */
const RECEIVES = /^(to|recipient|feeRecipient)$/;
const isOwnerOfNew = (step: string, name?: string) => step.startsWith('MINT_') && name === 'owner';

/** The names of these parameters that receive, members of structs among them. */
const receiversIn = (step: string, inputs: readonly AbiParameter[]): readonly string[] =>
  inputs.flatMap((one) => {
    if ('components' in one) return receiversIn(step, one.components);
    const isReceiver = RECEIVES.test(one.name ?? '') || isOwnerOfNew(step, one.name);
    return one.type === 'address' && isReceiver ? [one.name ?? ''] : [];
  });

describe('without a sender, each parameter that receives', () => {
  const random = randomOf(20_261_122);
  /** Values with every list of one element, and the stranger for each address. */
  const valueOf = (one: AbiParameter): unknown => {
    const [, element] = /^(.*)\[\]$/.exec(one.type) ?? [];
    if (element) return [valueOf({...one, type: element} as AbiParameter)];
    if ('components' in one) {
      return Object.fromEntries(one.components.map((part) => [part.name, valueOf(part)]));
    }
    return one.type === 'address' ? stranger : randomValue(one, random);
  };
  const encode = (inputs: readonly AbiParameter[]): Hex =>
    encodeAbiParameters(inputs, inputs.map(valueOf));

  const functions = catalogue.functions
    .filter(({name, inputs}) => name !== 'approve' && receiversIn(name, inputs).length > 0)
    .map((one) => [one.name, one.selector, one] as const);
  test.each(functions)('of %s (%s) is asked for', (name, selector, {inputs}) => {
    const texts = textsOf(concatHex([selector, encode(inputs)]));
    expect(texts).toEqual(expect.arrayContaining(receiversIn(name, inputs).map(asks)));
  });

  const commands = ROUTER_VERSIONS.flatMap((version) =>
    catalogue.routers[version].commands
      .filter(({name, inputs}) => receiversIn(name, inputs).length > 0)
      .map((one) => [version, one.name, one] as const),
  );
  test.each(commands)('of the command of %s, %s, is asked for', (version, name, {byte, inputs}) => {
    const execute = callOf('UniversalRouter', 'execute', [
      numberToHex(byte, {size: 1}),
      [encode(inputs)],
      deadline,
    ]);
    expect(textsOf(execute, {version})).toEqual(
      expect.arrayContaining(receiversIn(name, inputs).map(asks)),
    );
  });

  const actions = catalogue.actions
    .filter(({name, inputs}) => receiversIn(name, inputs).length > 0)
    .map((one) => [one.name, one] as const);
  test.each(actions)('of the action %s is asked for', (name, {inputs, runsIn}) => {
    const run = runsIn.includes('PositionManager') ? modify : swap;
    const texts = textsOf(run([name, ...inputs.map(valueOf)]));
    expect(texts).toEqual(expect.arrayContaining(receiversIn(name, inputs).map(asks)));
  });
});

describe('what the called contract is sent and cannot send on', () => {
  const manager = addressOf('NonfungiblePositionManager');
  const positions = addressOf('PositionManager');
  const permit2 = addressOf('Permit2');
  const mintTo = (owner: Hex): Hex =>
    modify(
      ['MINT_POSITION', poolKey(usdc, weth), -10, 10, 1n, FAIR, ONE, owner, '0x'],
      ['SETTLE_PAIR', usdc, weth],
    );
  test.each<[string, Hex, Hex]>([
    [
      'a position of v3 that is sent to its manager',
      callOf('NonfungiblePositionManager', 'transferFrom', [reader, manager, 7n]),
      manager,
    ],
    [
      'a position of v4 that is sent to its manager',
      callOf('PositionManager', 'transferFrom', [reader, positions, 7n]),
      positions,
    ],
    ['a new position of the manager’s flag', mintTo(itself), positions],
    ['a new position of the manager’s address', mintTo(positions), positions],
    [
      'a transfer of Permit2 to itself',
      callOf('Permit2', 'transferFrom', [reader, permit2, 5n, usdc]),
      permit2,
    ],
  ])('has a warning: %s', (_what, data, to) => {
    expect(textsOf(data, {sender: reader, to})).toContainEqual(
      expect.stringMatching(/^(to|owner) is the called contract, which cannot send it on/),
    );
  });
});

describe('the status of a call without a warning', () => {
  const statusOf = (data: Hex, more: Partial<ExplainOptions> = {}): string =>
    statusText(explain(data, more), {catalogue, nowSeconds: NOW, ...more});
  const until = (call: Hex): Hex => callOf('SwapRouter02', 'multicall', [deadline, [call]]);

  test('names recipients as checked where a sender is given', () => {
    expect(statusOf(until(swapInto('SwapRouter02', reader)), {sender: reader})).toMatch(
      /^Read, without a warning\. Checked: that swaps have limits, recipients,/,
    );
  });

  test('says of recipients without a sender only that they are the caller or the contract', () => {
    expect(statusOf(until(swapInto('SwapRouter02', caller)))).toMatch(
      /^Read, without a warning\. Checked: [^.]*that recipients are the caller or the called contract,/,
    );
  });

  test('is not given to a swap to a stranger', () => {
    expect(statusOf(swapInto('SwapRouter', stranger))).toBe('Read, with one warning.');
  });
});
