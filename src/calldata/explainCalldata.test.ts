import {
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  maxUint160,
  parseAbi,
  parseAbiParameters,
  type Hex,
} from 'viem';
import {describe, expect, test} from 'vitest';
import {readCatalogue} from '../../plugins/calldata/readCatalogue';
import type {Catalogue, Context} from './catalogue';
import {countWarnings} from './countWarnings';
import {encodeAgain} from './encodeAgain';
import {explainCalldata} from './explainCalldata';
import {textOf} from './textOf';

const catalogue = readCatalogue(process.cwd()) as Catalogue;
const NOW = 1_700_000_000;
const context: Context = {catalogue, version: '2.1.0', nowSeconds: NOW};
const explain = (text: string, more: Partial<Context> = {}) =>
  explainCalldata(text, {...context, ...more});
const said = (text: string, more?: Partial<Context>) => textOf(explain(text, more));
const tokenAddress = (symbol: string) => {
  const token = catalogue.tokens.find((one) => one.symbol === symbol);
  if (!token) throw new Error(`the catalogue has no ${symbol}`);
  return token.address;
};
const contractAddress = (name: string) => {
  const contract = catalogue.contracts.find((one) => one.name === name);
  if (!contract) throw new Error(`the catalogue has no ${name}`);
  return contract.address;
};
const [usdc, weth, uni] = ['USDC', 'WETH', 'UNI'].map(tokenAddress) as [Hex, Hex, Hex];
const permit2 = contractAddress('Permit2');
const router = contractAddress('UniversalRouterV2_1_1');
const reader = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const [caller, itself]: [Hex, Hex] = [`0x${'1'.padStart(40, '0')}`, `0x${'2'.padStart(40, '0')}`];

const v2 = parseAbi([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
]);
const v3 = parseAbi([
  'struct Output { bytes path; address recipient; uint256 deadline; uint256 amountOut; uint256 amountInMaximum; }',
  'function exactOutput(Output params) payable returns (uint256)',
  'function multicall(bytes[] data) payable',
  'function unwrapWETH9(uint256 amountMinimum, address recipient) payable',
]);
const universal = parseAbi([
  'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
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
const plan = (...steps: readonly (readonly [byte: Hex, types: string, ...values: unknown[]])[]) =>
  encodeFunctionData({
    abi: universal,
    args: [
      concatHex(steps.map(([byte]) => byte)),
      steps.map(([, types, ...values]) => encodeAbiParameters(parseAbiParameters(types), values)),
      BigInt(NOW + 600),
    ],
  });
const path = encodePacked(
  ['address', 'uint24', 'address', 'uint24', 'address'],
  [uni, 3_000, weth, 500, usdc],
);
const SWAP = 'address, uint256, uint256, bytes, bool';

test('says what a swap does, with units, raw and human', () => {
  expect(said(swapV2())).toContain(
    'Swaps exactly 1.5 USDC (1500000 smallest units) for at least 0.0005 WETH (500000000000000 smallest units) through USDC → WETH, to 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266.',
  );
  expect(said(swapV2())).toContain(
    'deadline (uint256): 2023-11-14 22:23:20 UTC (ahead): 1700000600',
  );
});

test('warns of nothing where nothing is wrong', () => {
  expect(explain(swapV2())).toMatchObject({kind: 'call', warnings: []});
});

test.each([
  ['a minimum of zero', swapV2({minimum: 0n}), 'zero-minimum'],
  ['a deadline that has passed', swapV2({deadline: BigInt(NOW - 1)}), 'passed'],
  ['a deadline that never comes', swapV2({deadline: 2n ** 256n - 1n}), 'no-end'],
  ['a token as the recipient', swapV2({to: weth}), 'token-recipient'],
  ['the zero address as the recipient', swapV2({to: `0x${'0'.repeat(40)}`}), 'zero-recipient'],
  ['bytes behind the values', `${swapV2()}c0ffee`, 'tail'],
])('warns of %s', (_what, data, id) => {
  expect(explain(data)).toMatchObject({warnings: [{id}]});
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
      'Buys exactly 1 UNI (1000000000000000000 smallest units) for at most 9 USDC (9000000 smallest units) through USDC → 0.05 % → WETH → 0.3 % → UNI',
    );
  });

  test('so is that of a command', () => {
    const data = plan(['0x01', SWAP, caller, 10n ** 18n, 9_000_000n, path, true]);
    expect(said(data)).toContain('through USDC → 0.05 % → WETH → 0.3 % → UNI, to the caller.');
  });

  test('that of an exact input is told as it is written', () => {
    const data = plan(['0x00', SWAP, caller, 10n ** 18n, 1n, path, true]);
    expect(said(data)).toContain('through UNI → 0.3 % → WETH → 0.05 % → USDC, to the caller.');
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

describe('a plan of the Universal Router', () => {
  const inAndOut = plan(
    ['0x0b', 'address, uint256', itself, 10n ** 18n],
    ['0x80', SWAP, itself, 1n << 255n, 0n, path, false],
    ['0x04', 'address, address, uint256', usdc, caller, 1_900_000_000n],
  );

  test('names the caller, the router and its whole balance', () => {
    expect(said(inAndOut)).toContain('Swaps exactly the whole balance of UNI for at least');
    expect(said(inAndOut)).toContain('to the called contract itself.');
    expect(said(inAndOut)).toContain(
      'at least 1,900 USDC (1900000000 smallest units), to the caller.',
    );
  });

  test('takes no offence at a minimum of zero that a later sweep makes up for', () => {
    expect(said(inAndOut)).not.toContain('! amountOutMin');
  });

  test('warns of what stays in the router', () => {
    const data = plan(['0x00', SWAP, itself, 10n ** 18n, 1n, path, true]);
    expect(explain(data)).toMatchObject({warnings: [{id: 'left-behind'}]});
  });

  test('warns where commands and inputs differ in number', () => {
    const args = ['0x0b0b', ['0x'], BigInt(NOW + 1)] as const;
    const data = encodeFunctionData({abi: universal, args});
    expect(explain(data)).toMatchObject({warnings: [{id: 'lengths'}]});
  });

  test('reads a plan inside of a plan', () => {
    const inner = encodeAbiParameters(parseAbiParameters('address, uint256'), [caller, 5n]);
    const data = plan(['0x21', 'bytes, bytes[]', '0x0c', [inner]]);
    expect(said(data)).toContain('UNWRAP_WETH: Unwraps all WETH that the router holds');
    expect(encodeAgain(explain(data))).toBe(data);
  });

  test('reads a byte as the release that is chosen does', () => {
    const data = plan(['0x10', 'uint256, bytes', 1n, '0x1234']);
    expect(countWarnings(explain(data))).toBe(2);
    expect(said(data, {version: '1.4.0'})).toContain('SEAPORT: Buys from an NFT market');
    expect(said(data)).toContain('V4_SWAP: Its input cannot be read.');
    expect(said(data)).toContain('! To the router of 1.4.0, 0x10 is SEAPORT.');
  });

  test('reads the five values of a swap that has a sixth, and says so', () => {
    const data = plan(['0x00', `${SWAP}, uint256[]`, caller, 10n ** 18n, 1n, path, true, [7n]]);
    expect(said(data)).toContain('Swaps exactly 1 UNI');
    expect(said(data)).toContain('! The input has a sixth value');
    expect(encodeAgain(explain(data))).toBe(data);
  });

  test('says of an unknown command that the router refuses it', () => {
    expect(said(plan(['0x3e', 'uint256', 1n]))).toContain(
      'The router of 2.1.0 has no command 0x3e: it reverts.',
    );
  });

  test('warns of an allowance without limit for a stranger', () => {
    const types = '((address,uint160,uint48,uint48),address,uint256), bytes';
    const data = plan([
      '0x0a',
      types,
      [[usdc, maxUint160, NOW + 60, 0], reader, BigInt(NOW + 60)],
      '0x1234',
    ]);
    const text = said(data);
    expect(text).toContain('! amount has no limit');
    expect(text).toContain('is no contract of the protocol on mainnet');
  });
});

describe('a typed-data payload', () => {
  const payload = (changes: {spender?: Hex; verifyingContract?: Hex; deadline?: number} = {}) => ({
    domain: {name: 'Permit2', chainId: 1, verifyingContract: changes.verifyingContract ?? permit2},
    primaryType: 'PermitSingle',
    types: {
      PermitSingle: [
        {name: 'details', type: 'PermitDetails'},
        {name: 'spender', type: 'address'},
        {name: 'sigDeadline', type: 'uint256'},
      ],
      PermitDetails: [
        {name: 'token', type: 'address'},
        {name: 'amount', type: 'uint160'},
        {name: 'expiration', type: 'uint48'},
        {name: 'nonce', type: 'uint48'},
      ],
    },
    message: {
      details: {token: usdc, amount: '1500000', expiration: NOW + 60, nonce: '0'},
      spender: changes.spender ?? router,
      sigDeadline: String(changes.deadline ?? NOW + 60),
    },
  });

  test('is told in a sentence, alone and behind its signer', () => {
    const sentence =
      'PermitSingle: The signer lets UniversalRouterV2_1_1 spend 1.5 USDC (1500000 smallest units) through Permit2 until 2023-11-14 22:14:20 UTC (ahead).';
    expect(said(JSON.stringify(payload()))).toContain(sentence);
    expect(said(JSON.stringify([reader, payload()]))).toContain(sentence);
    expect(explain(JSON.stringify(payload()))).toMatchObject({kind: 'payload', warnings: []});
  });

  test('gives the digest again from its fields', () => {
    const read = explain(JSON.stringify(payload()));
    expect(read).toMatchObject({kind: 'payload', digest: encodeAgain(read)});
  });

  test.each([
    ['another contract', {verifyingContract: usdc}, 'domain'],
    ['a passed deadline', {deadline: NOW - 1}, 'passed'],
    ['a stranger as the spender', {spender: reader as Hex}, 'unknown-spender'],
  ])('warns of %s', (_what, changes, id) => {
    expect(explain(JSON.stringify(payload(changes)))).toMatchObject({warnings: [{id}]});
  });

  test.each([
    ['{"a": ', 'begins as JSON, and is none'],
    ['{}', 'has "domain", "types", "primaryType" and "message"'],
    ['[1, 2]', 'has "domain", "types", "primaryType" and "message"'],
    [
      JSON.stringify({...payload(), primaryType: 'Mail'}),
      '"Mail" is no type that Permit2 verifies',
    ],
    [JSON.stringify({...payload(), message: {}}), 'does not fit its types'],
  ])('says what is wrong with %s', (text, message) => {
    expect(explain(text)).toMatchObject({
      kind: 'unread',
      message: expect.stringContaining(message) as string,
    });
  });
});

test.each([
  ['empty', '', 'Paste calldata as hex'],
  ['a word', 'hello', '"h" at digit 1 is none of them'],
  ['half a byte too long', '0x123', '3 hex digits are no whole bytes'],
  ['too short', '0x1234', 'A call begins with a selector of 4 bytes; 2 are there.'],
  ['a call of something else', '0x12345678', 'Selector 0x12345678 is no function of'],
  ['a selector alone', '0x38ed1739', 'The arguments need at least 160 bytes; 0 are there.'],
  ['cut', swapV2().slice(0, -64), 'arguments are cut or changed'],
  ['too long', `0x${'00'.repeat(131_073)}`, '131073 bytes are more than the 131072'],
])('says what is wrong with input that is %s', (_what, text, message) => {
  expect(explain(text)).toMatchObject({
    kind: 'unread',
    message: expect.stringContaining(message) as string,
  });
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
  expect(explain(dirty)).toMatchObject({warnings: [{id: 'layout'}]});
  expect(encodeAgain(explain(dirty))).toBe(dirty);
});
