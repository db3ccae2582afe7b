import {
  encodeAbiParameters,
  encodeErrorResult,
  pad,
  parseAbi,
  parseAbiParameters,
  type Hex,
} from 'viem';
import {expect, test} from 'vitest';
import {readFailure} from './readFailure';

const abi = parseAbi([
  'error Error(string)',
  'error Panic(uint256)',
  'error InvalidNonce()',
  'error AllowanceExpired(uint256 deadline)',
  'error ExecutionFailed(uint256 commandIndex, bytes message)',
  'error WrappedError(address target, bytes4 selector, bytes reason, bytes details)',
  'error UnexpectedRevertBytes(bytes revertData)',
  'error UnlistedByAnyone(uint256 value)',
]);
const reason = (text: string): Hex => encodeErrorResult({abi, errorName: 'Error', args: [text]});
const panic = (code: bigint): Hex => encodeErrorResult({abi, errorName: 'Panic', args: [code]});
const expired = encodeErrorResult({abi, errorName: 'AllowanceExpired', args: [1_700_000_000n]});
const cutBy = (data: Hex, bytes: number) => data.slice(0, data.length - 2 * bytes);

test.each([
  'AS',
  'Too little received',
  'ERC721: owner query for nonexistent token',
  'Café ✓ — 少なすぎる',
])('decodes Error(string) of "%s"', (text) => {
  expect(readFailure(reason(text))).toEqual({kind: 'string', text});
});

test.each([
  ['without 0x', reason('STF').slice(2)],
  ['in capitals', reason('STF').toUpperCase()],
  ['in quotes', `"${reason('STF')}"`],
  ['between blanks', `  ${reason('STF')}\n`],
  ['in lines', reason('STF').replace(/(.{20})/g, '$1\n')],
  ['after what Foundry writes', `execution reverted, data: "${reason('STF')}"`],
])('reads raw data %s', (_how, pasted) => {
  expect(readFailure(pasted)).toEqual({kind: 'string', text: 'STF'});
});

test('reads the data of a call inside a Safe before what the Safe says', () => {
  const said = `simulation failed: GS013, internal call reverted with ${expired}`;
  expect(readFailure(said)).toMatchObject({kind: 'selector', selector: expired.slice(0, 10)});
});

test('reads the reason of a traceback, and not the line that wrote it', () => {
  const traceback =
    'raise ContractLogicError(f"execution reverted: {reason_string}", data=data)\nweb3.exceptions.ContractLogicError: execution reverted: STF';
  expect(readFailure(traceback)).toEqual({kind: 'string', text: 'STF'});
});

test.each([
  [
    'Error Message: execution reverted\nif (time > end) revert AllowanceExpired(end);\nat Permit2.sol:79',
    'AllowanceExpired',
  ],
  ['execution reverted\n> 12 | revert Errors.TooLong(data.length);', 'TooLong'],
  ["execution reverted\nrequire(success && data.length == 0, 'STF');", 'STF'],
  ["reverted with reason string 'AS'\n  require(amount != 0, 'STF');", 'AS'],
])('reads the line of a source that failed where nothing says more: %j', (pasted, text) => {
  expect(readFailure(pasted)).toMatchObject({kind: 'string', text});
});

test.each([
  'Too little received',
  '"Too little received"',
  '“Too little received”',
  'execution reverted: Too little received',
  '"execution reverted: Too little received"',
  'Error: execution reverted: "Too little received"',
  "VM Exception while processing transaction: reverted with reason string 'Too little received'",
  'VM Exception while processing transaction: revert Too little received',
])('takes the string out of %s', (pasted) => {
  expect(readFailure(pasted)).toEqual({kind: 'string', text: 'Too little received'});
});

test.each([
  'Error(string): STF',
  'Error(string): "STF"',
  'Error(string) STF',
  "Error(string) 'STF'",
  'Error(string) (STF)',
  'Error(string)("STF")',
  'Error(string reason)\n  (STF)',
  'Error("STF")',
  "Error('STF')",
  'Error(STF)',
  'Error: Error(string): STF',
  'execution reverted: Error(string): STF',
  'execution reverted: Error("STF")',
  "reverted with reason string 'STF'",
  'reverted with custom error \'Error("STF")\'',
  '└─ ← [Revert] Error(string): STF',
  'The contract function "exactInputSingle" reverted.\n\nError: Error(string reason)\n             (STF)\n \nContract Call:',
  'call reverted (errorArgs=["STF"], errorName="Error", errorSignature="Error(string)", reason="STF")',
  `Error(${reason('STF')})`,
])('takes the string out of Error(string) in %s', (pasted) => {
  expect(readFailure(pasted)).toEqual({kind: 'string', text: 'STF'});
});

test('keeps brackets at the end of a string after the name of its error', () => {
  const text = 'Too little received (code 7)';
  expect(readFailure(`Error(string): ${text}`)).toEqual({kind: 'string', text});
});

test.each(['Error(string)', 'Error(string) selector', 'ErrorOf("STF")'])(
  'leaves %s as it is',
  (text) => {
    expect(readFailure(text)).toEqual({kind: 'string', text});
  },
);

test.each(['Error(string):', 'Error("")', 'Error()'])('says of %s that it has no data', (text) => {
  expect(readFailure(text)).toEqual({kind: 'missing', what: 'data'});
});

test('takes short hex digits without 0x for a string', () => {
  expect(readFailure('FEE')).toEqual({kind: 'string', text: 'FEE'});
});

test.each([
  [0x01n, '0x01', 'an assertion was false'],
  [0x11n, '0x11', 'an addition, subtraction or multiplication left the range of its type'],
  [0x12n, '0x12', 'a number was divided by zero, or taken modulo zero'],
  [0x32n, '0x32', 'an index is outside its array'],
  [0x99n, '0x99', 'Solidity defines no such code'],
])('says what panic %s means', (number, code, meaning) => {
  expect(readFailure(panic(number))).toEqual({kind: 'panic', code, meaning});
});

test.each(['Panic(17)', 'panic: arithmetic underflow or overflow (0x11)'])(
  'knows the panic in %s',
  (pasted) => {
    expect(readFailure(pasted)).toMatchObject({kind: 'panic', code: '0x11'});
  },
);

test.each([
  ['a selector alone', '0x756688fe', '0x756688fe'],
  ['a selector without 0x, in capitals', '756688FE', '0x756688fe'],
  ['an error without arguments', encodeErrorResult({abi, errorName: 'InvalidNonce'}), '0x756688fe'],
  ['an error with arguments', expired, expired.slice(0, 10)],
])('finds the selector of %s', (_what, pasted, selector) => {
  expect(readFailure(pasted)).toMatchObject({kind: 'selector', selector});
});

test('keeps the whole data of a custom error', () => {
  expect(readFailure(expired)).toEqual({
    kind: 'selector',
    selector: expired.slice(0, 10),
    data: expired,
  });
});

test.each([
  ['a string', reason('V3TooLittleReceived'), {kind: 'string', text: 'V3TooLittleReceived'}],
  ['a panic', panic(0x11n), {kind: 'panic', code: '0x11'}],
  ['a custom error', expired, {kind: 'selector', selector: expired.slice(0, 10)}],
])('finds %s that another error carries', (_what, message, inner) => {
  const data = encodeErrorResult({abi, errorName: 'ExecutionFailed', args: [0n, message]});
  expect(readFailure(data)).toMatchObject({kind: 'selector', selector: data.slice(0, 10), inner});
});

const unlisted = encodeErrorResult({abi, errorName: 'UnlistedByAnyone', args: [7n]});
const hook = pad('0xc0', {size: 20});
const wrapped = (inner: Hex): Hex =>
  encodeErrorResult({
    abi,
    errorName: 'WrappedError',
    args: [hook, '0x575e24b4', inner, '0xa9e35b2f'],
  });

test.each([
  ['a string', reason('not allowed'), {kind: 'string', text: 'not allowed'}],
  ['an error that no list holds', unlisted, {kind: 'selector', selector: unlisted.slice(0, 10)}],
  ['nothing', '0x', {kind: 'empty'}],
] as const)('opens what v4 wraps: the hook, its function and %s', (_what, data, inner) => {
  expect(readFailure(wrapped(data))).toMatchObject({
    kind: 'selector',
    selector: '0x90bfb865',
    isWrapper: true,
    call: {target: hook, selector: '0x575e24b4', details: '0xa9e35b2f'},
    inner,
  });
});

test('opens a wrapped error inside the errors of the quoter and of the router', () => {
  const quoted = encodeErrorResult({
    abi,
    errorName: 'UnexpectedRevertBytes',
    args: [wrapped(unlisted)],
  });
  const failed = encodeErrorResult({abi, errorName: 'ExecutionFailed', args: [0n, quoted]});
  expect(readFailure(failed)).toMatchObject({
    inner: {selector: '0x6190b2b0', inner: {selector: '0x90bfb865', inner: {data: unlisted}}},
  });
});

const results = (...calls: readonly (readonly [boolean, Hex])[]): Hex =>
  encodeAbiParameters(parseAbiParameters('(bool success, bytes returnData)[]'), [
    calls.map(([success, returnData]) => ({success, returnData})),
  ]);

test('names the first call that failed in the results of Multicall3', () => {
  const data = results([true, `0x${'01'.repeat(32)}`], [false, reason('STF')], [false, '0x']);
  expect(readFailure(data)).toEqual({
    kind: 'batch',
    index: 1,
    inner: {kind: 'string', text: 'STF'},
  });
});

test('says of results in which no call failed that they hold no revert', () => {
  expect(readFailure(results([true, reason('STF')]))).toMatchObject({kind: 'malformed'});
});

test.each([
  ['Foundry', '[FAIL: ExecutionFailed(0, 0x5bf6f916)] testExecute() (gas: 4527)'],
  [
    'Hardhat',
    `VM Exception while processing transaction: reverted with custom error 'ExecutionFailed(0, "0x5bf6f916")'`,
  ],
  [
    'viem',
    'The contract function "execute" reverted.\n\nError: ExecutionFailed(uint256 commandIndex, bytes message)\n                     (0, 0x5bf6f916)\n \nContract Call:\n  address:   0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD',
  ],
  [
    'two lines of viem',
    'Error: ExecutionFailed(uint256 commandIndex, bytes message)\n(0, 0x5bf6f916)',
  ],
  [
    'ethers 5',
    'call revert exception (method="execute(bytes,bytes[],uint256)", errorArgs=[{"type":"BigNumber","hex":"0x00"},"0x5bf6f916"], errorName="ExecutionFailed", errorSignature="ExecutionFailed(uint256,bytes)", reason=null, code=CALL_EXCEPTION, version=abi/5.0.7)',
  ],
  [
    'ethers 5 in a console',
    "  errorArgs: [\n    BigNumber { _hex: '0x00', _isBigNumber: true },\n    '0x5bf6f916',\n    message: '0x5bf6f916'\n  ],\n  errorName: 'ExecutionFailed',",
  ],
])('opens an error that %s wrote by its name', (_tool, pasted) => {
  expect(readFailure(pasted)).toMatchObject({
    kind: 'string',
    text: expect.stringMatching(/^ExecutionFailed\(.*0x5bf6f916/s) as string,
    isWrapper: true,
    inner: {kind: 'selector', selector: '0x5bf6f916'},
  });
});

test('opens what v4 wraps where a tool wrote the names: the hook, its function and the revert', () => {
  const inner = `WrappedError(${hook}, 0x575e24b4, ${reason('not allowed')}, 0xa9e35b2f)`;
  expect(readFailure(`[FAIL: ${inner}] testSwap() (gas: 1)`)).toMatchObject({
    isWrapper: true,
    call: {target: hook, selector: '0x575e24b4', details: '0xa9e35b2f'},
    inner: {kind: 'string', text: 'not allowed'},
  });
});

test('opens an unknown error by its name only where a value looks like a revert', () => {
  const failed = `Unlisted(${hook}, 0x${'0'.repeat(64)}, ${reason('STF')})`;
  expect(readFailure(failed)).toEqual({
    kind: 'string',
    text: failed,
    inner: {kind: 'string', text: 'STF'},
  });
});

const deadline = {kind: 'selector', selector: '0x5bf6f916'};
const received = {kind: 'string', text: 'Too little received'};
const caught = `{"output":"${reason('STF')}","error":"execution reverted"}`;
test.each([
  [
    'Remix',
    'VM error: revert.\n\nrevert\n\tThe transaction has been reverted to the initial state.\nReason provided by the contract: "Too little received".\nDebug the transaction to get more information.',
    received,
  ],
  [
    'Remix in 2018',
    'VM error: revert.\nrevert\tThe transaction has been reverted to the initial state.\nReason provided by the contract: Too little received.\tDebug the transaction to get more information.',
    received,
  ],
  [
    'a call trace of geth',
    `{"output":"0x5bf6f916","error":"execution reverted","calls":[${caught}]}`,
    deadline,
  ],
  [
    'a call trace whose inner calls stand first',
    `{"calls":[${caught}],"output":"0x5bf6f916"}`,
    deadline,
  ],
  [
    'a trace of Foundry',
    '  [9] 0xaa::execute()\n    ├─ [4] 0xbb::swap()\n    │   └─ ← [Revert] STF\n    └─ ← [Revert] Too little received\n',
    received,
  ],
  [
    'a trace of Foundry without names',
    `  [9] 0xaa::execute()\n    ├─ [4] 0xbb::swap()\n    │   └─ ← [Revert] custom error 0xcd21db4f: ${'0'.repeat(64)}\n    └─ ← [Revert] custom error 0x5bf6f916\n`,
    deadline,
  ],
  [
    'the API of Tenderly',
    '{"transaction":{"input":"0x04e45aaf00","error_message":"","error_info":{"error_message":"Too little received"}}}',
    received,
  ],
  [
    'a trace of Tenderly',
    '{"transaction":{"transaction_info":{"call_trace":{"input":"0x3593564c","output":"0x5bf6f916"}},"error_info":{"error_message":"execution reverted"}}}',
    deadline,
  ],
])('takes the revert of the outermost call out of %s', (_tool, pasted, failure) => {
  expect(readFailure(pasted)).toMatchObject(failure);
});

const stf = {kind: 'string', text: 'STF'};
const named = {kind: 'string', text: 'TransactionDeadlinePassed()'};
test.each([
  [
    'Truffle',
    'Error: Returned error: VM Exception while processing transaction: revert STF -- Reason given: STF.',
    stf,
  ],
  [
    'a fuzz test of Foundry',
    '[FAIL: revert: STF; counterexample: calldata=0x1e04f63d000000000000000000000000000000000000000000000000000000000000000a args=[10]] testSwap(uint256) (runs: 0, μ: 0, ~: 0)',
    stf,
  ],
  ['a script of Foundry', 'Error: script failed: TransactionDeadlinePassed()', named],
  [
    'a custom error in web3.py',
    "web3.exceptions.ContractCustomError: ('0x5bf6f916', '0x5bf6f916')",
    deadline,
  ],
  [
    'a panic in web3.py',
    'web3.exceptions.ContractPanicError: Panic error 0x11: Arithmetic operation results in underflow or overflow.',
    {kind: 'panic', code: '0x11'},
  ],
  ['a bundler', 'UserOperation reverted during simulation with reason: 0x5bf6f916', deadline],
  ['a bundler with the code of the EntryPoint', 'AA23 reverted 0x5bf6f916', deadline],
  ['FailedOp', 'FailedOp(0, "AA23 reverted (or OOG)")', {kind: 'missing', what: 'entryPoint'}],
  ['FailedOpWithRevert', 'FailedOpWithRevert(0, "AA23 reverted", 0x5bf6f916)', {inner: deadline}],
  ['a receipt with its revert', `{"status":"0x0","revertReason":"${reason('STF')}"}`, stf],
  [
    'JSON with the name of the error',
    '{"errorName":"TransactionDeadlinePassed"}',
    {kind: 'string', text: 'TransactionDeadlinePassed'},
  ],
  [
    'Brownie',
    "ValueError: Gas estimation failed: 'execution reverted: STF'. This transaction will likely revert. If you wish to broadcast, you must set the gas limit manually.",
    stf,
  ],
  ['Etherscan', "Fail with Custom Error 'TransactionDeadlinePassed ()'", named],
  [
    'Etherscan with types',
    "Fail with Custom Error 'Expired (uint256 deadline)'",
    {text: 'Expired(uint256 deadline)'},
  ],
  ['a selector with its name', '0x5bf6f916 (TransactionDeadlinePassed)', deadline],
])('reads the revert of %s', (_tool, pasted, failure) => {
  expect(readFailure(pasted)).toMatchObject(failure);
});

test('reads a reason that was wrapped in a second Error(string)', () => {
  const bytes = reason('STF').slice(2);
  const length = (bytes.length / 2).toString(16).padStart(64, '0');
  const twice = `0x08c379a0${'20'.padStart(64, '0')}${length}${bytes}`;
  expect(readFailure(twice)).toEqual({kind: 'string', text: 'STF'});
});

test.each(['0x', '"0x"', 'Transaction reverted without a reason string', reason('')])(
  'finds no reason in %s',
  (pasted) => {
    expect(readFailure(pasted)).toEqual({kind: 'empty'});
  },
);

test.each([
  '0x08c379a0…STF',
  '0x08c379a0...STF',
  '0x08c379a0… "STF"',
  '0x08c379a00000…0020…STF',
  'execution reverted: 0x08c379a0…STF',
])('keeps the end of %s, whose digits a tool elided', (pasted) => {
  expect(readFailure(pasted)).toMatchObject({kind: 'malformed', tail: 'STF'});
});

test('reads the selector of an error whose values a tool elided', () => {
  expect(readFailure('0x5bf6f916…STF')).toMatchObject({kind: 'selector', selector: '0x5bf6f916'});
});

const words = 'These are whole 32-byte words with no selector before them';
test.each([
  ['  ', 'Paste a revert string, a 4-byte selector, raw revert data or a message.'],
  ['0x08c379a', '7 hex digits are not whole bytes: one is missing or too many.'],
  ['0x1234', 'A selector has 8 hex digits; this has 4.'],
  ['0x08c379ag', 'Hex has the digits 0-9 and a-f; "g" is not one of them.'],
  ['0x08c379a0', 'Error(string) needs at least 64 bytes after its selector; 0 are there'],
  [cutBy(reason('Too little received'), 20), 'announces 19 bytes of text; 12 are there'],
  [cutBy(panic(0x11n), 1), 'Panic(uint256) needs 32 bytes after its selector; 31 are there'],
  [cutBy(expired, 12), 'Arguments come in words of 32 bytes; of the last, 20 are there'],
  [`0x${expired.slice(10)}`, words],
  [reason('é').replace('c3a9', 'ffff'), 'carries are no UTF-8 text'],
  [reason('STF').replace('20', '40'), 'starts at byte 32; this data says 64'],
])('says what is wrong with %s', (pasted, message) => {
  expect(readFailure(pasted)).toEqual({
    kind: 'malformed',
    message: expect.stringContaining(message),
  });
});
