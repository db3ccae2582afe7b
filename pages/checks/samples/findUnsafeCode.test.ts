import {describe, expect, test} from 'vitest';
import {findUnsafeCode} from './findUnsafeCode';
import {readSamples, type Reading, type Sample} from './readSamples';

const callback = (body: string, header = 'external') =>
  solidity(
    `contract A {\n  function uniswapV3SwapCallback(int256 a, int256 b, bytes calldata data) ${header} {\n${body}\n  }\n}`,
  );

const samples: Record<string, Sample> = {};

/** Code for tests below, read with that of all of them at once: the compiler of Solidity starts slowly. */
function code(language: string, text: string): string {
  samples[text] = {language, text, isPart: true};
  return text;
}

const solidity = (text: string): string => code('solidity', text);
const ts = (text: string): string => code('ts', text);

let readings: Record<string, Reading> | undefined;

function faults(text: string): string {
  readings ??= readSamples(samples);
  const reading = readings[text];
  if (!reading || 'error' in reading) throw new Error(reading?.error ?? 'not read');
  return findUnsafeCode(reading.code)
    .map(({fault}) => fault)
    .join();
}

const struct = (deadline: string, minimum: string) =>
  `router.exactInputSingle(ISwapRouter.ExactInputSingleParams(tokenIn, tokenOut, 3000, to, ${deadline}, amountIn, ${minimum}, 0));`;
const now = 'Math.floor(Date.now() / 1000)';

describe('every form in which samples lose money', () => {
  const FORMS: readonly (readonly [form: string, unsafe: string, safe: string])[] = [
    [
      'a minimum of zero in a struct',
      solidity('router.exactInputSingle(Params({amountIn: a, amountOutMinimum: 0}));'),
      solidity('router.exactInputSingle(Params({amountIn: a, amountOutMinimum: minimum}));'),
    ],
    [
      'a minimum of zero by position',
      solidity('router.swapExactTokensForTokens(amountIn, 0, path, to, deadline);'),
      solidity('router.swapTokensForExactTokens(amountOut, amountInMax, path, to, deadline);'),
    ],
    [
      'a minimum of zero as a bigint',
      ts('const params = {amountIn, amountOutMinimum: 0n, sqrtPriceLimitX96: 0n};'),
      ts('const params = {amountIn, amountOutMinimum: 1n, sqrtPriceLimitX96: 0n};'),
    ],
    [
      'a minimum of zero in arguments for viem',
      ts("write({functionName: 'swapExactTokensForTokens', args: [a, 0n, path, to, deadline]});"),
      ts(
        "write({functionName: 'swapExactTokensForTokens', args: [a, minimum, path, to, deadline]});",
      ),
    ],
    [
      'a minimum of zero by another name',
      ts('const none = 0n;\nswap({amountOutMinimum: none});'),
      ts('const none = 0n;\nfunction send(none: bigint) { swap({amountOutMinimum: none}); }'),
    ],
    [
      'the time of inclusion as deadline in a contract',
      solidity('router.exactInput(Params({deadline: block.timestamp + 15 minutes}));'),
      solidity(
        'require(block.timestamp <= deadline); router.exactInput(Params({deadline: deadline}));',
      ),
    ],
    [
      'now as deadline in a client',
      ts(`const deadline = BigInt(${now});`),
      ts(`const deadline = BigInt(${now}) + 600n;`),
    ],
    [
      'a deadline that never ends',
      ts('swap({deadline: maxUint256});'),
      ts('swap({deadline: timestamp + 600n});'),
    ],
    [
      'a callback without a check',
      callback('    pay(token, payer, msg.sender, uint256(a));'),
      callback('    require(msg.sender == pool);\n    pay(token, payer, pool, uint256(a));'),
    ],
    [
      'a spot price as oracle',
      solidity('(uint160 sqrtPriceX96, , , , , , ) = pool.slot0();'),
      solidity('(, , , uint16 cardinality, , , ) = pool.slot0();'),
    ],
    [
      'an unlimited allowance in a contract',
      solidity('token.approve(address(router), type(uint256).max);'),
      solidity('token.approve(address(router), amountIn);'),
    ],
    [
      'an owner whom the caller names',
      solidity('permit2.permitTransferFrom(permit, details, owner, signature);'),
      solidity('permit2.permitTransferFrom(permit, details, msg.sender, signature);'),
    ],
    [
      'an allowance of all bits, by their complement',
      solidity('token.approve(r, ~uint256(0));'),
      solidity('token.approve(r, uint256(0));'),
    ],
    [
      'a slippage of a hundred hundredths',
      ts('const slippageTolerance = new Percent(100, 100);'),
      ts('const slippageTolerance = new Percent(100, 10_000);'),
    ],
    [
      'a slippage of one whole',
      ts('swapCallParameters(trade, {slippageTolerance: new Percent(1, 1)});'),
      ts('removeCallParameters(position, {liquidityPercentage: new Percent(1, 1)});'),
    ],
    [
      'a deadline in milliseconds',
      ts('const deadline = Date.now() + 600_000;'),
      ts('const deadline = Math.floor((Date.now() + 600_000) / 1_000);'),
    ],
    [
      'a deadline in a year',
      ts(`const year = 365 * 24 * 60 * 60;\nconst deadline = ${now} + year;`),
      ts(`const hour = 60 * 60;\nconst deadline = ${now} + hour;`),
    ],
    [
      'a deadline in a far century',
      ts('swap({deadline: 9999999999n});'),
      ts("swap({deadline: '1800000000'});"),
    ],
    [
      'the time of inclusion in a struct without names',
      solidity(struct('block.timestamp', 'minimum')),
      solidity(struct('deadline', 'minimum')),
    ],
    [
      'a minimum of zero in a struct without names',
      solidity(struct('deadline', '0')),
      solidity(struct('deadline', '1')),
    ],
    [
      'an allowance of repeated digits',
      ts("token.approve(router, '0x' + 'f'.repeat(64));"),
      ts("token.approve(router, '0x' + '0'.repeat(63) + 'f');"),
    ],
  ];
  test.each(FORMS)('are reported: %s', (_form, unsafe, safe) => {
    expect(faults(unsafe)).not.toBe('');
    expect(faults(safe)).toBe('');
  });
});

describe('a minimum of zero', () => {
  test.each([
    solidity('ISwapRouter.ExactInputSingleParams({amountIn: a, amountOutMinimum: 0})'),
    solidity('uint256 amountOutMin = 0;'),
    solidity('params.amount0Min = 0;'),
    solidity('router.swapExactTokensForTokens(amountIn, 0, path, to, deadline);'),
    solidity('router.swapExactETHForTokens{value: v}(0, path, to, deadline);'),
    solidity('router.addLiquidity(a, b, x, y, 0, 0, to, deadline);'),
    ts('const params = {amountIn, amountOutMinimum: 0n, sqrtPriceLimitX96: 0n};'),
    ts('const minAmountOut: bigint = BigInt(0);'),
    ts('const none = 0n;\nswap({amountOutMinimum: none});'),
    ts('swap({ amount1Min: JSBI.BigInt(0) });'),
    ts("write({functionName: 'swapExactTokensForTokens', args: [a, 0n, path, to, deadline]});"),
    code('js', "router.exactInputSingle({amountOutMinimum: '0'})"),
    ts('amountOutMinimum: 0n'),
    ts('amountIn,\namountOutMinimum: 0n,'),
    ts('private readonly amountOutMinimum = 0n;'),
    ts("router.encodeFunctionData('swapExactETHForTokens', [0n, path, to, deadline]);"),
    solidity('amountOutMinimum: 0, sqrtPriceLimitX96: 0'),
    solidity('struct Least { address to; uint256 minOut; }\nfunction f() { g(Least(to, 0)); }'),
  ])('is refused in: %s', (text) => {
    expect(faults(text)).toContain('so any price is accepted');
  });

  test.each([
    solidity('amountOutMinimum: quoted - tolerance, sqrtPriceLimitX96: 0'),
    solidity('router.swapExactTokensForTokens(amountIn, minimum, path, to, deadline);'),
    solidity('if (amountOutMinimum == 0) revert NoMinimum();'),
    ts('const amountOutMinimum = (quoted * 995n) / 1000n;'),
    ts('const mintAmount0 = 0n; const share = {minPercent: 0, minTick: 0};'),
    ts('// amountOutMinimum: 0n\n'),
    ts('let least = 0n;\nleast = quoted - tolerance;\nswap({amountOutMinimum: least});'),
    ts("write({functionName: 'sweepToken', args: [token, 0n, account]});"),
    solidity('uint256 least = 0;\nleast = quoted;\nswap(Params({amountOutMinimum: least}));'),
  ])('is not seen in: %s', (text) => {
    expect(faults(text)).toBe('');
  });
});

describe('a deadline that is always met', () => {
  test.each([
    solidity('Params({deadline: block.timestamp})'),
    solidity('Params({deadline: block.timestamp + 15 minutes})'),
    solidity('router.swapExactTokensForTokens(a, minimum, path, to, block.timestamp);'),
    solidity('uint256 deadline = type(uint256).max;'),
    ts('const deadline = BigInt(Math.floor(Date.now() / 1000));'),
    ts('const now = Math.floor(Date.now() / 1_000);\nswap({deadline: now});'),
    ts('swap({deadline: maxUint256});'),
    ts('const block = await client.getBlock();\nswap({deadline: block.timestamp});'),
    ts('const {timestamp} = await client.getBlock();\nswap({deadline: timestamp});'),
    ts('const deadline = `${Math.round(new Date().getTime() / 1e3)}`;'),
    solidity('uint256 limit = block.timestamp;\nParams({deadline: limit + 60});'),
    ts("write({functionName: 'swapExactTokensForETH', args: [a, m, p, to, 2n ** 256n - 1n]});"),
  ])('is refused in: %s', (text) => {
    expect(faults(text)).toContain('deadline');
  });

  test.each([
    solidity('function swap(uint256 deadline) external { require(block.timestamp <= deadline); }'),
    solidity('Params({deadline: deadline})'),
    ts('const deadlineSeconds = BigInt(Math.floor(Date.now() / 1000)) + 600n;'),
    ts('const deadline = block.timestamp + 600n;'),
    ts('const isPastDeadline = Date.now() / 1000 > deadline;'),
    solidity('bool isPastDeadline = block.timestamp > deadline;'),
  ])('is not seen in: %s', (text) => {
    expect(faults(text)).toBe('');
  });
});

describe('a callback that pays anybody', () => {
  test.each([
    ['pays without a check', callback('    pay(token, payer, msg.sender, uint256(a));')],
    [
      'checks after it paid',
      callback('    token.transfer(msg.sender, uint256(a));\n    require(msg.sender == pool);'),
    ],
    ['is empty', callback('')],
    [
      'answers a v2 pair without a check',
      solidity(
        'function uniswapV2Call(address s, uint a, uint b, bytes calldata d) external { IERC20(t).transfer(msg.sender, a); }',
      ),
    ],
    [
      'answers the pool manager without a check',
      solidity(
        'function unlockCallback(bytes calldata d) external returns (bytes memory) { return swapAndSettle(d); }',
      ),
    ],
    [
      'answers a reactor without a check',
      solidity(
        'function reactorCallback(ResolvedOrder[] calldata o, bytes calldata d) external { IERC20(t).approve(address(reactor), a); }',
      ),
    ],
  ])('is refused where it %s', (_case, text) => {
    expect(faults(text)).toContain('does not check its caller before it acts');
  });

  test.each([
    [
      'validates after decoding',
      callback(
        '    require(a > 0 || b > 0);\n    Data memory d = abi.decode(data, (Data));\n    CallbackValidation.verifyCallback(factory, d.key);\n    pay(d);',
      ),
    ],
    ['compares the caller', callback('    if (msg.sender != pool) revert NotPool();\n    pay(a);')],
    [
      'calls a function of the same source that checks',
      solidity(
        'contract A { function check() private view { if (msg.sender != pool) revert NotPool(); }\nfunction uniswapV2Call(address, uint, uint, bytes calldata) external { check(); token.transfer(pool, 1); } }',
      ),
    ],
    [
      'has a modifier of the same source',
      solidity(
        'contract A { modifier fromPool { require(msg.sender == pool); _; }\nfunction uniswapV2Call(address, uint, uint, bytes calldata) external fromPool { token.transfer(pool, 1); } }',
      ),
    ],
    ['has a modifier', callback('    pay(a);', 'external onlyPool')],
    [
      'is only declared',
      solidity(
        'interface I { function uniswapV3SwapCallback(int256 a, int256 b, bytes calldata d) external; }',
      ),
    ],
  ])('is accepted where it %s', (_case, text) => {
    expect(faults(text)).toBe('');
  });
});

describe('the price of the moment', () => {
  test.each([
    solidity('(uint160 sqrtPriceX96, , , , , , ) = pool.slot0();'),
    solidity('(, int24 tick, , , , , ) = IUniswapV3Pool(pool).slot0();'),
    solidity('return pool.slot0();'),
  ])('is refused as an oracle: %s', (text) => {
    expect(faults(text)).toContain('which one transaction can move');
  });

  test.each([
    solidity('(, , uint16 index, uint16 cardinality, , , ) = pool.slot0();'),
    solidity('function slot0() external view returns (uint160 sqrtPriceX96);'),
    ts('const [sqrtPriceX96] = await pool.read.slot0();'),
  ])('is not seen in: %s', (text) => {
    expect(faults(text)).toBe('');
  });
});

describe('an allowance without limit', () => {
  test.each([
    solidity('TransferHelper.safeApprove(token, address(router), type(uint256).max);'),
    solidity('token.approve(address(router), uint256(-1));'),
    solidity('token.approve{gas: 1}(address(router), MAX_UINT256);'),
    solidity('permit2.approve(address(token), address(router), type(uint160).max, expiration);'),
    ts("write({address, functionName: 'approve', args: [router, maxUint256]});"),
    ts('const all = 2n ** 256n - 1n;\nawait token.write.approve([router, all]);'),
    code('js', 'token.approve(router, ethers.constants.MaxUint256)'),
    ts('const limits = {all: maxUint256};\ntoken.approve(router, limits.all);'),
    ts('token.approve(router, (1n << 256n) - 1n);'),
    ts('token.approve(router, `0x${"f".repeat(64)}`);'),
    ts(
      'const all = JSBI.subtract(JSBI.exponentiate(JSBI.BigInt(2), JSBI.BigInt(256)), JSBI.BigInt(1));\napprove(router, all);',
    ),
    solidity(
      'contract A { uint256 constant ALL = 2**256 - 1; function f() external { token.approve(r, ALL); } }',
    ),
    ts('const permit = {details: {token, amount: MaxAllowanceTransferAmount}};'),
  ])('is refused in: %s', (text) => {
    expect(faults(text)).toContain('grants an allowance without limit');
  });

  test.each([
    solidity('TransferHelper.safeApprove(token, address(router), amountIn);'),
    solidity('manager.collect(Params({amount0Max: type(uint128).max}));'),
    solidity('token.approve(address(router), uint256(type(Side).max));'),
    ts("write({functionName: 'approve', args: [router, amountInRaw]});"),
  ])('is not seen in: %s', (text) => {
    expect(faults(text)).toBe('');
  });
});

describe('tokens of whom the caller names', () => {
  test.each([
    solidity('permit2.permitTransferFrom(permit, details, owner, signature);'),
    solidity(
      'IPermit2(PERMIT2).permitTransferFrom(\n  permit,\n  Details(address(this), amount),\n  owner,\n  signature\n);',
    ),
    solidity('permit2.transferFrom(from, address(this), amount, token);'),
    solidity('PERMIT2.transferFrom(order.payer, address(this), amount, token);'),
  ])('are refused: %s', (text) => {
    expect(faults(text)).toContain('takes the tokens of an owner whom the caller names');
  });

  test.each([
    solidity('permit2.permitTransferFrom(permit, details, msg.sender, signature);'),
    solidity(
      'permit2.permitWitnessTransferFrom(permit, details, owner, witness, WITNESS_TYPE, signature);',
    ),
    solidity('permit2.transferFrom(msg.sender, address(this), amount, token);'),
    solidity(
      'address owner = msg.sender;\npermit2.transferFrom(owner, address(this), amount, token);',
    ),
    solidity('token.transferFrom(owner, address(this), amount);'),
    solidity(
      'function permitTransferFrom(Permit calldata p, Details calldata d, address owner, bytes calldata s) external;',
    ),
  ])('are not seen in: %s', (text) => {
    expect(faults(text)).toBe('');
  });
});

test('leads to the line and says what to do instead', () => {
  const reading = readSamples({
    a: {language: 'ts', text: '// swap\n\nswap({amountOutMinimum: 0n});'},
  });
  expect(reading.a && 'code' in reading.a && findUnsafeCode(reading.a.code)).toEqual([
    {
      line: 3,
      fault: 'amountOutMinimum is zero, so any price is accepted and the difference can be taken',
      instead: 'take the minimum from a quote of the same block, less a stated tolerance',
    },
  ]);
});
