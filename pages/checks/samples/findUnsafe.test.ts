import {describe, expect, test} from 'vitest';
import {findUnsafe} from './findUnsafe';

const callback = (body: string, header = 'external') =>
  `contract A {\n  function uniswapV3SwapCallback(int256 a, int256 b, bytes calldata data) ${header} {\n${body}\n  }\n}`;

const faults = (language: string, code: string) =>
  findUnsafe(code, language).map(({fault}) => fault);

describe('a minimum of zero', () => {
  test.each([
    ['solidity', 'ISwapRouter.ExactInputSingleParams({amountIn: a, amountOutMinimum: 0})'],
    ['solidity', 'uint256 amountOutMin = 0;'],
    ['solidity', 'params.amount0Min = 0;'],
    ['solidity', 'router.swapExactTokensForTokens(amountIn, 0, path, to, deadline);'],
    ['solidity', 'router.swapExactETHForTokens{value: v}(0, path, to, deadline);'],
    ['solidity', 'router.addLiquidity(a, b, x, y, 0, 0, to, deadline);'],
    ['ts', 'const params = {amountIn, amountOutMinimum: 0n, sqrtPriceLimitX96: 0n};'],
    ['ts', 'const minAmountOut: bigint = BigInt(0);'],
    ['ts', 'const none = 0n;\nswap({amountOutMinimum: none});'],
    ['ts', 'swap({ amount1Min: JSBI.BigInt(0) });'],
    ['ts', "write({functionName: 'swapExactTokensForTokens', args: [a, 0n, path, to, deadline]});"],
    ['js', "router.exactInputSingle({amountOutMinimum: '0'})"],
  ])('is refused in %s: %s', (language, code) => {
    expect(faults(language, code).join()).toContain('so any price is accepted');
  });

  test.each([
    ['solidity', 'amountOutMinimum: quoted - tolerance, sqrtPriceLimitX96: 0'],
    ['solidity', 'router.swapExactTokensForTokens(amountIn, minimum, path, to, deadline);'],
    ['solidity', 'if (amountOutMinimum == 0) revert NoMinimum();'],
    ['ts', 'const amountOutMinimum = (quoted * 995n) / 1000n;'],
    ['ts', 'const mintAmount0 = 0n; const share = {minPercent: 0, minTick: 0};'],
    ['ts', '// amountOutMinimum: 0n\n'],
  ])('is not seen in %s: %s', (language, code) => {
    expect(faults(language, code)).toEqual([]);
  });
});

describe('a deadline that is always met', () => {
  test.each([
    ['solidity', 'Params({deadline: block.timestamp})'],
    ['solidity', 'Params({deadline: block.timestamp + 15 minutes})'],
    ['solidity', 'router.swapExactTokensForTokens(a, minimum, path, to, block.timestamp);'],
    ['solidity', 'uint256 deadline = type(uint256).max;'],
    ['ts', 'const deadline = BigInt(Math.floor(Date.now() / 1000));'],
    ['ts', 'const now = Math.floor(Date.now() / 1_000);\nswap({deadline: now});'],
    ['ts', 'swap({deadline: maxUint256});'],
    ['ts', 'const block = await client.getBlock();\nswap({deadline: block.timestamp});'],
    ['ts', "write({functionName: 'swapExactTokensForETH', args: [a, m, p, to, 2n ** 256n - 1n]});"],
  ])('is refused in %s: %s', (language, code) => {
    expect(faults(language, code).join()).toContain('the deadline of');
  });

  test.each([
    [
      'solidity',
      'function swap(uint256 deadline) external { require(block.timestamp <= deadline); }',
    ],
    ['solidity', 'Params({deadline: deadline})'],
    ['ts', 'const deadlineSeconds = BigInt(Math.floor(Date.now() / 1000)) + 600n;'],
    ['ts', 'const deadline = block.timestamp + 600n;'],
  ])('is not seen in %s: %s', (language, code) => {
    expect(faults(language, code)).toEqual([]);
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
      'function uniswapV2Call(address s, uint a, uint b, bytes calldata d) external { IERC20(t).transfer(msg.sender, a); }',
    ],
    [
      'answers a reactor without a check',
      'function reactorCallback(ResolvedOrder[] calldata o, bytes calldata d) external { IERC20(t).approve(address(reactor), a); }',
    ],
  ])('is refused where it %s', (_case, code) => {
    expect(faults('solidity', code).join()).toContain('does not check its caller before it acts');
  });

  test.each([
    [
      'validates after decoding',
      callback(
        '    require(a > 0 || b > 0);\n    Data memory d = abi.decode(data, (Data));\n    CallbackValidation.verifyCallback(factory, d.key);\n    pay(d);',
      ),
    ],
    ['compares the caller', callback('    if (msg.sender != pool) revert NotPool();\n    pay(a);')],
    ['has a modifier', callback('    pay(a);', 'external onlyPool')],
    [
      'is only declared',
      'interface I { function uniswapV3SwapCallback(int256 a, int256 b, bytes calldata d) external; }',
    ],
  ])('is accepted where it %s', (_case, code) => {
    expect(faults('solidity', code)).toEqual([]);
  });
});

describe('the price of the moment', () => {
  test.each([
    '(uint160 sqrtPriceX96, , , , , , ) = pool.slot0();',
    '(, int24 tick, , , , , ) = IUniswapV3Pool(pool).slot0();',
    'return pool.slot0();',
  ])('is refused as an oracle: %s', (code) => {
    expect(faults('solidity', code).join()).toContain('which one transaction can move');
  });

  test.each([
    ['solidity', '(, , uint16 index, uint16 cardinality, , , ) = pool.slot0();'],
    ['solidity', 'function slot0() external view returns (uint160 sqrtPriceX96);'],
    ['ts', 'const [sqrtPriceX96] = await pool.read.slot0();'],
  ])('is not seen in %s: %s', (language, code) => {
    expect(faults(language, code)).toEqual([]);
  });
});

describe('an allowance without limit', () => {
  test.each([
    ['solidity', 'TransferHelper.safeApprove(token, address(router), type(uint256).max);'],
    ['solidity', 'token.approve(address(router), uint256(-1));'],
    ['ts', "write({address, functionName: 'approve', args: [router, maxUint256]});"],
    ['ts', 'const all = 2n ** 256n - 1n;\nawait token.write.approve([router, all]);'],
    ['js', 'token.approve(router, ethers.constants.MaxUint256)'],
    ['ts', 'const permit = {details: {token, amount: MaxAllowanceTransferAmount}};'],
  ])('is refused in %s: %s', (language, code) => {
    expect(faults(language, code).join()).toContain('grants an allowance without limit');
  });

  test.each([
    ['solidity', 'TransferHelper.safeApprove(token, address(router), amountIn);'],
    ['solidity', 'manager.collect(Params({amount0Max: type(uint128).max}));'],
    ['ts', "write({functionName: 'approve', args: [router, amountInRaw]});"],
  ])('is not seen in %s: %s', (language, code) => {
    expect(faults(language, code)).toEqual([]);
  });
});

describe('tokens of whom the caller names', () => {
  test.each([
    'permit2.permitTransferFrom(permit, details, owner, signature);',
    'IPermit2(PERMIT2).permitTransferFrom(\n  permit,\n  Details(address(this), amount),\n  owner,\n  signature\n);',
    'permit2.transferFrom(from, address(this), amount, token);',
    'PERMIT2.transferFrom(order.payer, address(this), amount, token);',
  ])('are refused: %s', (code) => {
    expect(faults('solidity', code).join()).toContain('takes the tokens of whom the caller names');
  });

  test.each([
    'permit2.permitTransferFrom(permit, details, msg.sender, signature);',
    'permit2.permitWitnessTransferFrom(permit, details, owner, witness, WITNESS_TYPE, signature);',
    'permit2.transferFrom(msg.sender, address(this), amount, token);',
    'token.transferFrom(owner, address(this), amount);',
    'function permitTransferFrom(Permit calldata p, Details calldata d, address owner, bytes calldata s) external;',
  ])('are not seen in: %s', (code) => {
    expect(faults('solidity', code)).toEqual([]);
  });
});

test('leads to the line and says what to do instead', () => {
  expect(findUnsafe('// swap\n\nswap({amountOutMinimum: 0n});', 'ts')).toEqual([
    {
      line: 3,
      fault: 'amountOutMinimum is zero, so any price is accepted and the difference can be taken',
      instead: 'take the minimum from a quote of the same block, less a stated tolerance',
    },
  ]);
});

test('leaves other languages alone', () => {
  expect(findUnsafe('amountOutMinimum: 0', 'text')).toEqual([]);
});
