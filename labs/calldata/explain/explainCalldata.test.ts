import {encodeFunctionData, encodePacked, parseAbi, type Hex} from 'viem';
import {describe, expect, test} from 'vitest';
import {readCatalogue} from '../readCatalogue';
import {encodeAgain} from './encodeAgain';
import {caller, NOW, plan, reader, SWAP, testExplainer} from './explainer.fixture';

const {explain, said, addressOf} = testExplainer(readCatalogue(process.cwd()));
const [usdc, weth, uni] = ['USDC', 'WETH', 'UNI'].map(addressOf) as [Hex, Hex, Hex];
const router = addressOf('UniversalRouterV2_1_1');
const fromReader = {sender: reader} as const;

const v2 = parseAbi([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
]);
const v3 = parseAbi([
  'struct Output { bytes path; address recipient; uint256 deadline; uint256 amountOut; uint256 amountInMaximum; }',
  'function exactOutput(Output params) payable returns (uint256)',
  'function multicall(bytes[] data) payable',
  'function unwrapWETH9(uint256 amountMinimum, address recipient) payable',
]);

const swapV2 = (values: Partial<Record<'minimum' | 'deadline', bigint>> & {to?: Hex} = {}) =>
  encodeFunctionData({
    abi: v2,
    args: [
      1_500_000n,
      values.minimum ?? 5n * 10n ** 14n,
      [usdc, weth],
      values.to ?? reader,
      values.deadline ?? BigInt(NOW + 600),
    ],
  });
const path = encodePacked(
  ['address', 'uint24', 'address', 'uint24', 'address'],
  [uni, 3_000, weth, 500, usdc],
);

test('says what a swap does, with units, raw and meaning', () => {
  expect(said(swapV2())).toContain(
    'Swaps exactly 1.5 USDC (1500000 smallest units) for at least 0.0005 WETH (500000000000000 smallest units) through USDC → WETH, to 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266.',
  );
  expect(said(swapV2())).toContain(
    'deadline (uint256): 2023-11-14 22:23:20 UTC (ahead): 1700000600',
  );
});

test('warns of nothing where nothing is wrong', () => {
  expect(explain(swapV2(), fromReader)).toMatchObject({kind: 'call', warnings: []});
});

test.each([
  ['a minimum of zero', swapV2({minimum: 0n}), 'zero-minimum'],
  ['a deadline that has passed', swapV2({deadline: BigInt(NOW - 1)}), 'passed'],
  ['a deadline that never comes', swapV2({deadline: 2n ** 256n - 1n}), 'no-end'],
  ['a token as the recipient', swapV2({to: weth}), 'token-recipient'],
  ['the zero address as the recipient', swapV2({to: `0x${'0'.repeat(40)}`}), 'zero-recipient'],
  ['bytes behind the values', `${swapV2()}c0ffee`, 'tail'],
])('warns of %s', (_what, data, id) => {
  expect(explain(data, fromReader)).toMatchObject({warnings: [{id}]});
});

const allowances = parseAbi([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function removeLiquidityWithPermit(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline, bool approveMax, uint8 v, bytes32 r, bytes32 s)',
  'function selfPermitAllowed(address token, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s) payable',
]);
const half: Hex = `0x${'11'.repeat(32)}`;

test.each([
  [
    'an allowance that has ended',
    encodeFunctionData({
      abi: allowances,
      functionName: 'approve',
      args: [usdc, router, 1n, NOW - 1],
    }),
    'ended',
  ],
  [
    'a permit of all pool tokens',
    encodeFunctionData({
      abi: allowances,
      functionName: 'removeLiquidityWithPermit',
      args: [usdc, weth, 1n, 10n ** 9n, 10n ** 18n, reader, BigInt(NOW + 1), true, 27, half, half],
    }),
    'unlimited',
  ],
])('warns of %s', (_what, data, id) => {
  expect(explain(data, fromReader)).toMatchObject({warnings: [{id}]});
});

test('warns of a permit that has neither limit nor end', () => {
  const args = [usdc, 0n, 0n, 27, half, half] as const;
  const data = encodeFunctionData({abi: allowances, functionName: 'selfPermitAllowed', args});
  expect(explain(data)).toMatchObject({warnings: [{id: 'unlimited'}, {id: 'no-end'}]});
});

test('warns of a recipient that is not the sender, where that is known', () => {
  expect(explain(swapV2(), {sender: usdc})).toMatchObject({warnings: [{id: 'other-recipient'}]});
  expect(explain(swapV2(), {sender: reader})).toMatchObject({warnings: []});
});

describe('a path of an exact output, which is written from the end', () => {
  const exactOutput = encodeFunctionData({
    abi: v3,
    functionName: 'exactOutput',
    args: [
      {
        path,
        recipient: reader,
        deadline: BigInt(NOW + 600),
        amountOut: 10n ** 18n,
        amountInMaximum: 9_000_000n,
      },
    ],
  });

  test('is told in the order that the tokens move', () => {
    expect(said(exactOutput)).toContain(
      'Buys exactly 1 UNI (1000000000000000000 smallest units) for at most 9 USDC (9000000 smallest units) through USDC → 0.05% → WETH → 0.3% → UNI',
    );
  });

  test('so is that of a command', () => {
    const data = plan(['0x01', SWAP, caller, 10n ** 18n, 9_000_000n, path, true]);
    expect(said(data)).toContain('through USDC → 0.05% → WETH → 0.3% → UNI, to the caller.');
  });

  test('that of an exact input is told as it is written', () => {
    const data = plan(['0x00', SWAP, caller, 10n ** 18n, 1n, path, true]);
    expect(said(data)).toContain('through UNI → 0.3% → WETH → 0.05% → USDC, to the caller.');
  });

  test('reads the calls in a multicall, and which contracts have all of them', () => {
    const unwrap = encodeFunctionData({
      abi: v3,
      functionName: 'unwrapWETH9',
      args: [7n, reader],
    });
    const data = encodeFunctionData({
      abi: v3,
      functionName: 'multicall',
      args: [[exactOutput, unwrap]],
    });
    expect(explain(data)).toMatchObject({of: [{contract: 'SwapRouter'}]});
    expect(said(data)).toContain(
      'unwrapWETH9: Unwraps all WETH that the router holds, at least 0.000000000000000007 ETH (7 wei)',
    );
    expect(encodeAgain(explain(data))).toBe(data);
  });
});

test.each([
  ['empty', '', 'Paste calldata as hex'],
  ['a word', 'hello', '"h" at digit 1 is not one of them'],
  ['half a byte too long', '0x123', '3 hex digits are not whole bytes'],
  ['too short', '0x1234', 'A call begins with a selector of 4 bytes; there are 2.'],
  [
    'a call of something else',
    '0x12345678',
    'Do not sign yet: the form does not know this function',
  ],
  ['a selector alone', '0x38ed1739', 'The arguments need at least 160 bytes; there are 0.'],
  ['cut', swapV2().slice(0, -64), 'Do not sign yet: this is cut or changed. Copy it again'],
  ['too long', `0x${'00'.repeat(131_073)}`, '131073 bytes are more than the 131072'],
])('says what is wrong with input that is %s', (_what, text, message) => {
  expect(explain(text)).toMatchObject({
    kind: 'unread',
    message: expect.stringContaining(message) as string,
  });
});

test.each([
  ['an address', reader, 'This is an address'],
  [
    'a transaction hash',
    `0x${'9c'.repeat(32)}`,
    'do not: such bytes can stand for anything. To read a transaction, open it in a block explorer',
  ],
])('says what to do with %s', (_what, text, advice) => {
  for (const one of [text, `what is ${text}?`]) {
    expect(explain(one)).toMatchObject({
      kind: 'unread',
      message: expect.stringContaining(advice) as string,
    });
  }
});

test.each(['%s is this safe?', 'data: %s'])('reads the payload in "%s"', (text) => {
  expect(explain(text.replace('%s', swapV2()))).toEqual(explain(swapV2()));
});

test('takes calldata without 0x, in capitals, in quotes and in lines', () => {
  const data = swapV2();
  const text = `"${data
    .slice(2)
    .toUpperCase()
    .replace(/(.{50})/g, '$1\n')}"`;
  expect(encodeAgain(explain(text))).toBe(data);
});

test('keeps bytes that no encoder writes, and says so', () => {
  const dirty = swapV2().replace(/0{24}f39f/, `${'1'.repeat(24)}f39f`);
  expect(explain(dirty, fromReader)).toMatchObject({warnings: [{id: 'layout'}]});
  expect(encodeAgain(explain(dirty))).toBe(dirty);
});
