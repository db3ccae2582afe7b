import {encodePacked, getAddress, maxUint128, maxUint256, parseEther, type Hex} from 'viem';
import {describe, expect, test} from 'vitest';
import {readAbis} from '../readAbis';
import {readCatalogue} from '../readCatalogue';
import {
  caller,
  encoderOf,
  idsOf,
  inputOf,
  itself,
  NOW,
  plan,
  reader,
  SWAP,
  testExplainer,
  type PlanStep,
} from './explainer.fixture';

const callOf = encoderOf(readAbis(process.cwd()));
const {explain, said, addressOf} = testExplainer(readCatalogue(process.cwd()));
const [usdc, weth, uni] = ['USDC', 'WETH', 'UNI'].map(addressOf) as [Hex, Hex, Hex];
const stranger = getAddress(`0x${'bad0'.repeat(10)}`);
const zero: Hex = `0x${'0'.repeat(40)}`;
const deadline = BigInt(NOW + 600);

const path = encodePacked(['address', 'uint24', 'address'], [weth, 3_000, usdc]);
const toUni = encodePacked(['address', 'uint24', 'address'], [weth, 3_000, uni]);
const back = encodePacked(['address', 'uint24', 'address'], [usdc, 3_000, weth]);
const ONE = parseEther('1');
const FAIR = 1_900_000_000n;
const THREE = 'address, address, uint256';

const swap = (to: Hex, minimum = FAIR, route = path, isUserPaying = true): PlanStep => [
  '0x00',
  SWAP,
  to,
  ONE,
  minimum,
  route,
  isUserPaying,
];
const sweep = (token: Hex, minimum: bigint): PlanStep => ['0x04', THREE, token, caller, minimum];
const sub = (flag: Hex, commands: Hex, ...inputs: readonly Hex[]): PlanStep => [
  flag,
  'bytes, bytes[]',
  commands,
  inputs,
];

test('does not say of a network whose wrapped coin it does not know that the coin stays', () => {
  const sent = {valueWei: ONE};
  const text = plan(['0x0b', 'address, uint256', itself, ONE], swap(caller, FAIR, path, false));
  expect(idsOf(explain(text, sent))).toEqual([]);
  const {functions, routers, actions} = readCatalogue(process.cwd());
  const catalogue = {functions, routers, actions, chainId: '100', tokens: [], contracts: []};
  const read = explain(text, {...sent, catalogue});
  expect(idsOf(read)).toEqual(['left-behind']);
  expect(said(text, {...sent, catalogue})).toContain(
    'does not have the wrapped token of this network',
  );
});

describe('a plan of the Universal Router', () => {
  test.each<[string, Hex, readonly string[]]>([
    [
      '1: a plan inside whose swap leaves its result in the router',
      plan(sub('0x21', '0x00', inputOf(swap(itself)))),
      ['left-behind'],
    ],
    [
      '3: of which a portion of 0.25% is paid, and the rest left',
      plan(swap(itself), ['0x06', THREE, usdc, caller, 25n]),
      ['left-behind'],
    ],
    ['4: that sweeps another token', plan(swap(itself), sweep(uni, 0n)), ['left-behind']],
    [
      '5: that checks ether, and not the token',
      plan(swap(itself, 0n), sweep(zero, 1n), sweep(usdc, 0n)),
      ['zero-minimum'],
    ],
    [
      '6: that checks WETH, and not the token',
      plan(swap(caller, 0n, toUni), ['0x0c', 'address, uint256', caller, 1n]),
      ['zero-minimum'],
    ],
    [
      '7: whose check may fail',
      plan(swap(caller, 0n), ['0x8e', THREE, reader, usdc, FAIR]),
      ['zero-minimum'],
    ],
    [
      '7b: whose check an old balance satisfies',
      plan(swap(caller, 0n), ['0x0e', THREE, reader, usdc, 1n]),
      ['zero-minimum'],
    ],
    [
      '8: that unwraps to the router',
      plan(
        ['0x02', 'address, address, uint160', weth, itself, ONE],
        ['0x0c', 'address, uint256', itself, 0n],
      ),
      ['left-behind'],
    ],
    [
      '9: that only brings tokens into the router',
      plan(['0x02', 'address, address, uint160', usdc, itself, FAIR]),
      ['left-behind'],
    ],
    [
      '27: inside of which commands and inputs differ in number',
      plan(sub('0x21', '0x0b0b', '0x')),
      ['input', 'lengths'],
    ],
    [
      'of an inner plan that may fail, whose input is in the router',
      plan(
        ['0x02', 'address, address, uint160', weth, itself, ONE],
        sub('0xa1', '0x00', inputOf(['0x00', SWAP, caller, ONE, FAIR, path, false])),
      ),
      ['left-behind'],
    ],
    ...[1n, 999n].map((minimum): [string, Hex, readonly string[]] => [
      `of an inner plan that may fail, before a sweep of ${minimum} that a gift satisfies`,
      plan(
        ['0x02', 'address, address, uint160', weth, itself, ONE],
        sub('0xa1', '0x00', inputOf(['0x00', SWAP, itself, 1n << 255n, FAIR, path, false])),
        sweep(usdc, minimum),
      ),
      ['left-behind'],
    ]),
    [
      'of an inner plan that may fail, with the sweep in it',
      plan(swap(itself, 0n), sub('0xa1', '0x04', inputOf(sweep(usdc, FAIR)))),
      ['left-behind', 'zero-minimum'],
    ],
    [
      'whose sweep asks for no more than what was brought before the swap',
      plan(
        ['0x02', 'address, address, uint160', usdc, itself, FAIR],
        swap(itself, 0n),
        sweep(usdc, FAIR),
      ),
      ['zero-minimum'],
    ],
    [
      'whose exact output of a pair, which gives a little more, is sent on by its amount',
      plan(
        [
          '0x09',
          'address, uint256, uint256, address[], bool',
          itself,
          FAIR,
          ONE,
          [weth, usdc],
          true,
        ],
        ['0x05', THREE, usdc, caller, FAIR],
      ),
      ['left-behind'],
    ],
    ['with a minimum of one unit', plan(swap(caller, 1n)), ['zero-minimum']],
    [
      'that may cost any amount',
      plan(['0x01', SWAP, caller, FAIR, maxUint256, back, true]),
      ['no-maximum'],
    ],
  ])('%s', (_what, data, ids) => {
    expect([...idsOf(explain(data))].sort()).toEqual([...ids].sort());
  });

  test.each<[string, Hex]>([
    ['a swap with a minimum', plan(swap(caller))],
    ['a result that a sweep limits', plan(swap(itself, 0n), sweep(usdc, FAIR))],
    [
      'a fee before the sweep that limits, for the caller',
      plan(swap(itself, 0n), ['0x06', THREE, usdc, caller, 25n], sweep(usdc, FAIR)),
    ],
    [
      '43: a result of which all is swapped on with a minimum',
      plan(swap(itself, 0n), ['0x00', SWAP, caller, 1n << 255n, ONE / 2n, back, false]),
    ],
    [
      'ether for a token, with the rest returned',
      plan(
        ['0x0b', 'address, uint256', itself, ONE],
        [
          '0x01',
          SWAP,
          caller,
          FAIR,
          ONE,
          encodePacked(['address', 'uint24', 'address'], [usdc, 3_000, weth]),
          false,
        ],
        ['0x0c', 'address, uint256', caller, 0n],
      ),
    ],
    [
      'an inner plan that may fail, without which the sweep fails',
      plan(sub('0xa1', '0x0b', inputOf(['0x0b', 'address, uint256', itself, ONE])), [
        '0x0c',
        'address, uint256',
        caller,
        ONE,
      ]),
    ],
    [
      'the flag of commands that report no failure: it allows none',
      plan(
        ['0x02', 'address, address, uint160', weth, itself, ONE],
        ['0x80', SWAP, itself, ONE, 0n, path, false],
        ['0x84', THREE, usdc, caller, FAIR],
      ),
    ],
    ['a whole plan inside that may fail', plan(sub('0xa1', '0x00', inputOf(swap(caller))))],
  ])('has no warning for %s', (_what, data) => {
    expect(idsOf(explain(data))).toEqual([]);
  });

  test('says in its text that a step may fail, and what it is worth', () => {
    const data = plan(swap(caller, 0n), ['0x8e', THREE, reader, usdc, FAIR]);
    expect(said(data)).toContain(
      'what it held before counts too. This step may fail while the transaction succeeds: the check then stops nothing.',
    );
  });

  test('17: warns of a plan without a deadline', () => {
    const data = callOf('UniversalRouter', 'execute', ['0x00', [inputOf(swap(caller))]]);
    expect(idsOf(explain(data))).toEqual(['no-deadline']);
  });

  test('counts the ether that is sent along, where that is known', () => {
    const data = plan(['0x0b', 'address, uint256', caller, ONE]);
    expect(idsOf(explain(data, {valueWei: ONE}))).toEqual([]);
    expect(said(data, {valueWei: 2n * ONE})).toContain('! 1 ETH (1000000000000000000 wei) stays');
  });

  test('takes the address of the called router for the router itself', () => {
    const to = addressOf('UniversalRouterV2_0');
    expect(idsOf(explain(plan(swap(to)), {to}))).toContain('left-behind');
  });
});

describe('a limit of a swap', () => {
  const foreign = getAddress(`0x${'5417'.repeat(10)}`);
  const toForeign = encodePacked(['address', 'uint24', 'address'], [weth, 3_000, foreign]);
  const bought = (maximum: bigint): PlanStep => ['0x01', SWAP, caller, FAIR, maximum, back, true];
  const NOTE = 'Compare this with a quote: prices are not known here.';

  test('is compared with a quote by the reader, where it may be effective', () => {
    for (const step of [swap(caller), swap(caller, 100_000_000n), bought(2n * ONE)]) {
      expect(idsOf(explain(plan(step)))).toEqual([]);
      expect(said(plan(step))).toContain(NOTE);
    }
    expect(said(plan(swap(caller, 0n)))).not.toContain(NOTE);
  });

  test('is next to nothing below a cent', () => {
    expect(idsOf(explain(plan(swap(caller, 9_999n))))).toEqual(['zero-minimum']);
    expect(said(plan(swap(caller, 1_000n)))).toContain(
      '! amountOutMin is only 0.001 USDC (1000 smallest units): next to nothing, unless the swap is that small.',
    );
  });

  test('is more than any swap costs from 100,000 WETH on', () => {
    for (const maximum of [10n ** 24n, 2n ** 128n - 2n]) {
      expect(idsOf(explain(plan(bought(maximum))))).toEqual(['no-maximum']);
    }
  });

  test('cannot be judged where decimals are not known', () => {
    expect(idsOf(explain(plan(swap(caller, 10n ** 6n, toForeign))))).toEqual(['unknown-decimals']);
    expect(said(plan(swap(caller, ONE, toForeign)))).toContain(
      `neither prices nor the decimals of ${foreign} are known here.`,
    );
  });

  test('of each hop counts for what the router is known to hold', () => {
    const prices = `${SWAP}, uint256[]`;
    const wrap: PlanStep = ['0x0b', 'address, uint256', itself, ONE];
    const all = (price: bigint): PlanStep => [
      '0x00',
      prices,
      caller,
      1n << 255n,
      0n,
      path,
      false,
      [price],
    ];
    const idsAt = (price: bigint) =>
      idsOf(explain(plan(wrap, all(price)), {version: '2.1.1', valueWei: ONE}));
    expect(idsAt(1n)).toEqual(['zero-minimum']);
    expect(idsAt(1_900n * 10n ** 24n)).toEqual([]);
  });

  test('of each hop makes a maximum of an exact output', () => {
    const idsAt = (price: bigint) =>
      idsOf(
        explain(
          plan(['0x01', `${SWAP}, uint256[]`, caller, FAIR, maxUint256, back, true, [price]]),
          {version: '2.1.1'},
        ),
      );
    expect(idsAt(10n ** 18n)).toEqual(['no-maximum']);
    expect(idsAt(1_900n * 10n ** 24n)).toEqual([]);
  });
});

test('a deposit into Across may pay nothing, and be of another account', () => {
  const types =
    '(address, address, address, address, uint256, uint256, uint256, address, uint32, uint32, uint32, bytes, bool)';
  const deposit = (depositor: Hex, output: bigint): PlanStep => [
    ...(['0x40', types] as const),
    [depositor, reader, usdc, usdc, FAIR, output, 10n, zero, NOW, NOW + 600, 0, '0x', false],
  ];
  const bring: PlanStep = ['0x02', 'address, address, uint160', usdc, itself, FAIR];
  const ids = (step: PlanStep) =>
    idsOf(explain(plan(bring, step), {version: '2.1.1', sender: reader}));
  expect(ids(deposit(reader, FAIR))).toEqual([]);
  expect(ids(deposit(stranger, 0n))).toEqual(['zero-minimum', 'other-recipient']);
});

describe('a release of the router', () => {
  const share = plan(['0x07', THREE, usdc, stranger, 5n * 10n ** 17n]);
  const transfer = plan(['0x42', 'address, address, uint160', usdc, stranger, 10n ** 12n]);
  const unknown = {version: undefined};

  test('18: of 2.1.1 pays a share by 0x07, which an unknown release may do too', () => {
    for (const version of ['2.1.1', undefined] as const) {
      expect(said(share, {version})).toContain('Sends 50% of what the router holds of USDC');
      expect(idsOf(explain(share, {version}))).toContain('other-recipient');
    }
    expect(idsOf(explain(share))).toEqual(['unknown-command']);
  });

  test('40: of 2.0 takes 0x42 for a transfer, which an unknown release may do too', () => {
    for (const version of ['2.0', '1.2', undefined] as const) {
      expect(said(transfer, {version})).toContain('Moves 1,000,000 USDC');
      expect(idsOf(explain(transfer, {version}))).toContain('other-recipient');
    }
    expect(idsOf(explain(transfer, {version: '2.1.1'}))).toEqual(['unknown-command']);
  });

  test.each<[string, PlanStep]>([
    ['all of the balance, and one pool', ['0x00', SWAP, caller, 1n << 255n, FAIR, path, false]],
    [
      'two pools, and no minimum',
      [
        ...(['0x00', SWAP, caller, ONE, 0n] as const),
        encodePacked(
          ['address', 'uint24', 'address', 'uint24', 'address'],
          [usdc, 500, weth, 3_000, uni],
        ),
        true,
      ],
    ],
  ])('from 2.1.1 on may take a v3 swap of five values: %s', (_what, step) => {
    const text = said(plan(step), {version: '2.1.1'});
    expect(text).toContain('From release 2.1.1 on, swaps take six, and the router may revert.');
  });

  test('29: from 2.1.1 on refuses most swaps of five values', () => {
    expect(idsOf(explain(plan(swap(caller)), {version: '2.1.1'}))).toEqual(['five-values']);
    expect(idsOf(explain(plan(swap(caller)), unknown))).toEqual(['five-values']);
  });

  test('before 2.1.1 passes over the limits of each hop', () => {
    const priced: PlanStep = [
      '0x00',
      `${SWAP}, uint256[]`,
      caller,
      ONE,
      0n,
      path,
      true,
      [10n ** 27n],
    ];
    expect(idsOf(explain(plan(priced), {version: '2.1.1'}))).toEqual([]);
    expect(idsOf(explain(plan(priced)))).toEqual(['zero-minimum', 'sixth']);
  });

  test('is known by the address that is called', () => {
    const to = addressOf('UniversalRouterV2_1_2');
    expect(idsOf(explain(plan(swap(caller)), {version: undefined, to}))).toEqual(['five-values']);
    const old = addressOf('UniversalRouterV2_0');
    expect(idsOf(explain(plan(swap(caller)), {version: undefined, to: old}))).toEqual([]);
  });
});

describe('a call of a periphery contract', () => {
  const single = {tokenIn: weth, tokenOut: usdc, fee: 3_000, amountIn: ONE, sqrtPriceLimitX96: 0n};
  const direct = (recipient: Hex, amountOutMinimum = FAIR) =>
    callOf('SwapRouter', 'exactInputSingle', [{...single, recipient, amountOutMinimum, deadline}]);
  const direct02 = (recipient: Hex, amountOutMinimum = FAIR) =>
    callOf('SwapRouter02', 'exactInputSingle', [{...single, recipient, amountOutMinimum}]);
  const decrease = callOf('NonfungiblePositionManager', 'decreaseLiquidity', [
    {tokenId: 5n, liquidity: 7n, amount0Min: FAIR, amount1Min: ONE, deadline},
  ]);
  const collect = (recipient: Hex) =>
    callOf('NonfungiblePositionManager', 'collect', [
      {tokenId: 5n, recipient, amount0Max: maxUint128, amount1Max: maxUint128},
    ]);
  const sweepToken = (token: Hex, minimum: bigint) =>
    callOf('SwapRouter02', 'sweepToken', [token, minimum, reader]);
  const unwrap = callOf('SwapRouter', 'unwrapWETH9', [0n, reader]);
  const many = (...calls: readonly Hex[]) => callOf('SwapRouter', 'multicall', [calls]);
  const many02 = (...calls: readonly Hex[]) =>
    callOf('SwapRouter02', 'multicall', [deadline, calls]);

  test.each<[string, Hex, readonly string[]]>([
    ['10: SwapRouter, to itself', direct(zero), ['left-behind']],
    ['11: SwapRouter02, to itself', direct02(itself), ['left-behind', 'no-deadline']],
    ['12: SwapRouter02 with a minimum of 1', direct02(reader, 1n), ['zero-minimum', 'no-deadline']],
    ['14: a collection into the manager', many(decrease, collect(zero)), ['left-behind']],
    [
      'a collection of which one token is sent on',
      many(decrease, collect(zero), unwrap),
      ['left-behind'],
    ],
    [
      'a collection of tokens that calldata does not name',
      many(decrease, collect(zero), unwrap, sweepToken(usdc, 0n)),
      ['position-tokens'],
    ],
    ['a sweep of another token', many02(direct02(itself), sweepToken(uni, 0n)), ['left-behind']],
    [
      'a sweep without a minimum',
      many02(direct02(itself, 0n), sweepToken(usdc, 0n)),
      ['zero-minimum'],
    ],
  ])('%s', (_what, data, ids) => {
    expect(idsOf(explain(data, {sender: reader}))).toEqual(ids);
  });

  test.each<[string, Hex]>([
    ['SwapRouter', direct(reader)],
    ['SwapRouter02 until a time', many02(direct02(reader))],
    ['a sweep with a minimum', many02(direct02(itself, 0n), sweepToken(usdc, FAIR))],
    ['a collection to the sender', many(decrease, collect(reader))],
    [
      'a collection whose two tokens are certain by their minimums',
      many(
        decrease,
        collect(zero),
        callOf('SwapRouter', 'unwrapWETH9', [ONE, reader]),
        callOf('SwapRouter', 'sweepToken', [usdc, FAIR, reader]),
      ),
    ],
  ])('has no warning: %s', (_what, data) => {
    expect(idsOf(explain(data, {sender: reader}))).toEqual([]);
  });

  const buy = (more: object) =>
    callOf('SwapRouter', 'exactOutputSingle', [
      {
        tokenIn: weth,
        tokenOut: usdc,
        fee: 3_000,
        recipient: reader,
        deadline,
        amountOut: FAIR,
        amountInMaximum: ONE,
        sqrtPriceLimitX96: 0n,
        ...more,
      },
    ]);
  const sell = (more: object) =>
    callOf('SwapRouter', 'exactInputSingle', [
      {...single, recipient: reader, amountOutMinimum: FAIR, deadline, ...more},
    ]);
  /** The square root of the smallest units of WETH for one of USDC, at 1,900 USDC. */
  const fairPrice = 1_817_000_000_000_000_000_000_000_000_000_000n;
  const [lowest, highest] = [4_295_128_740n, 2n ** 160n - 2n ** 64n];

  test.each([
    [0n, 0n, true],
    [1n, 1n, true],
    [0n, 1n, true],
    [FAIR, 0n, false],
  ])('moves liquidity for at least %i and %i: warned %s', (amount0Min, amount1Min, isWarned) => {
    const liquidity = {tokenId: 5n, liquidity: 7n, amount0Min, amount1Min, deadline};
    const [taken, added] = [
      callOf('NonfungiblePositionManager', 'decreaseLiquidity', [liquidity]),
      callOf('UniswapV2Router02', 'addLiquidity', [
        usdc,
        weth,
        FAIR,
        ONE,
        amount0Min,
        amount1Min,
        reader,
        deadline,
      ]),
    ];
    for (const data of [taken, added]) {
      const ids = idsOf(explain(data, {sender: reader, valueWei: 0n}));
      expect(ids).toEqual(isWarned ? ['any-ratio'] : []);
    }
  });

  test('has the manager collect into a router that sends nothing on', () => {
    const to = addressOf('UniversalRouterV2_0');
    const collected = (...more: readonly PlanStep[]) => {
      const inputs = [collect(to), ...more.map(inputOf)];
      const commands = `0x12${more.map(([byte]) => byte.slice(2)).join('')}`;
      return callOf('UniversalRouter', 'execute', [commands, inputs, deadline]);
    };
    for (const more of [{}, {to}]) {
      expect(idsOf(explain(collected(), more))).toEqual(['left-behind']);
      const sweeps = [sweep(usdc, FAIR), sweep(weth, ONE)];
      expect(idsOf(explain(collected(...sweeps), more))).toEqual([]);
    }
  });

  test('keeps ether that is sent along and not used, where it is not known', () => {
    const refund = callOf('SwapRouter', 'refundETH', []);
    expect(said(buy({}), {sender: reader})).toContain(
      '! If ether is sent along, what exactOutputSingle does not use stays in the called contract',
    );
    expect(idsOf(explain(many(buy({}), refund), {sender: reader}))).toEqual([]);
    expect(idsOf(explain(buy({}), {sender: reader, valueWei: 0n}))).toEqual([]);
  });

  test('is sent to a contract that is not known, or has no such function', () => {
    const sent = {sender: reader, valueWei: ONE} as const;
    expect(idsOf(explain(sell({}), {...sent, to: stranger}))).toEqual(['unknown-contract']);
    expect(said(sell({}), {...sent, to: stranger})).toContain(
      'deployments table of your wallet’s network',
    );
    const to = addressOf('UniswapV2Router02');
    expect(idsOf(explain(sell({}), {...sent, to}))).toEqual(['wrong-contract']);
    expect(idsOf(explain(sell({}), {...sent, to: addressOf('SwapRouter')}))).toEqual([]);
  });

  test('opens a position by SwapRouter02 for the recipient as it is written', () => {
    const position = (recipient: Hex) =>
      callOf('SwapRouter02', 'mint', [
        {
          token0: usdc,
          token1: weth,
          fee: 3_000,
          tickLower: -60,
          tickUpper: 60,
          amount0Min: FAIR,
          amount1Min: ONE,
          recipient,
        },
      ]);
    for (const flag of [caller, itself]) {
      expect(idsOf(explain(position(flag), {sender: reader, valueWei: 0n}))).toEqual([
        'zero-recipient',
      ]);
    }
    expect(idsOf(explain(position(reader), {sender: reader, valueWei: 0n}))).toEqual([]);
  });

  test('pays the fee of SwapRouter02 to the recipient as it is written', () => {
    const fee = callOf('SwapRouter02', 'unwrapWETH9WithFee', [ONE, 100n, caller]);
    expect(idsOf(explain(fee, {sender: reader}))).toContain('zero-recipient');
  });

  test('sends nothing to contracts that keep nothing, whatever the sender is', () => {
    const recipient = addressOf('UniversalRouterV2_0');
    expect(idsOf(explain(direct(recipient)))).toEqual(['contract-recipient']);
    expect(idsOf(explain(collect(addressOf('NonfungiblePositionManager'))))).toEqual([
      'contract-recipient',
    ]);
    const pair = [ONE, FAIR, [weth, usdc], addressOf('UniswapV2Router02'), deadline];
    const swapped = callOf('UniswapV2Router02', 'swapExactTokensForTokens', pair);
    expect(idsOf(explain(swapped))).toEqual(['contract-recipient']);
  });

  test('leaves ether where a limit of the price stops it', () => {
    const limited = sell({sqrtPriceLimitX96: fairPrice});
    const sent = {sender: reader, valueWei: ONE} as const;
    expect(idsOf(explain(limited, sent))).toEqual(['left-behind']);
    expect(idsOf(explain(many(limited, callOf('SwapRouter', 'refundETH', [])), sent))).toEqual([]);
  });

  test('leaves what it was sent before where a limit of the price stops it', () => {
    const limited = callOf('SwapRouter02', 'exactInputSingle', [
      {
        ...single,
        recipient: reader,
        amountIn: 0n,
        amountOutMinimum: FAIR,
        sqrtPriceLimitX96: fairPrice,
      },
    ]);
    const wrapped = callOf('SwapRouter02', 'wrapETH', [ONE]);
    const data = many02(wrapped, limited);
    expect(idsOf(explain(data, {sender: reader, valueWei: ONE}))).toEqual(['left-behind']);
  });

  test('passes at no price beyond its limit, which may be none', () => {
    const minimum = {amountOutMinimum: 0n};
    const priced = (sqrtPriceLimitX96: bigint) => sell({...minimum, sqrtPriceLimitX96});
    expect(idsOf(explain(priced(fairPrice), {sender: reader, valueWei: 0n}))).toEqual([]);
    expect(idsOf(explain(priced(highest), {sender: reader, valueWei: 0n}))).toEqual([
      'zero-minimum',
    ]);
    const bought = (sqrtPriceLimitX96: bigint) =>
      buy({amountInMaximum: maxUint256, sqrtPriceLimitX96});
    expect(idsOf(explain(bought(fairPrice), {sender: reader, valueWei: 0n}))).toEqual([]);
    expect(idsOf(explain(bought(highest), {sender: reader, valueWei: 0n}))).toEqual(['no-maximum']);
    const other = sell({...minimum, tokenIn: usdc, tokenOut: weth, sqrtPriceLimitX96: lowest});
    expect(idsOf(explain(other, {sender: reader, valueWei: 0n}))).toEqual(['zero-minimum']);
  });

  test('leaves WETH between two pools where ether pays the second', () => {
    const between = encodePacked(
      ['address', 'uint24', 'address', 'uint24', 'address'],
      [uni, 3_000, weth, 3_000, usdc],
    );
    const amounts = {amountIn: ONE, amountOutMinimum: FAIR};
    const sold = {path: between, recipient: reader, deadline, ...amounts};
    const data = many(
      callOf('SwapRouter', 'exactInput', [sold]),
      callOf('SwapRouter', 'refundETH', []),
    );
    expect(idsOf(explain(data, {sender: reader, valueWei: ONE}))).toEqual(['left-behind']);
    expect(idsOf(explain(data, {sender: reader, valueWei: 0n}))).toEqual([]);
  });

  test('leaves ether that an exact output does not use', () => {
    const refund = callOf('SwapRouter', 'refundETH', []);
    const sent = {sender: reader, valueWei: ONE} as const;
    expect(idsOf(explain(many(buy({})), sent))).toEqual(['left-behind']);
    expect(idsOf(explain(many(buy({}), refund), sent))).toEqual([]);
  });
});
