import {readFileSync} from 'node:fs';
import {concatHex, type Hex, hexToBigInt, size, slice} from 'viem';
import {parse} from 'yaml';
import {expect, test} from 'vitest';
import release2_0 from 'universal-router-2.0.0/out/UniversalRouter.sol/UniversalRouter.json';
import release2_1 from '@uniswap/universal-router/artifacts/contracts/UniversalRouter.sol/UniversalRouter.json';
import {readDispatcher} from '../../../../facts/reference/commands/readDispatcher';
import {deployments} from '../../../../facts/registry/contracts';
import {
  CONTRACT_BALANCE,
  encode,
  router,
} from '../../../../examples/universal-router/support/router';
import {weth} from '../../../../examples/v3/swaps/support/tokens';
import {v2Swap, v3Swap} from '../../../../examples/universal-router/support/swapTypes';
import {readPage} from '../../../../testing/readPage';

const page = readPage('docs/contracts/universal-router/technical-reference');
const notes = parse(
  readFileSync('docs/contracts/universal-router/technical-reference.yaml', 'utf8'),
) as {commands: Record<string, {structs?: Record<string, string[]>}>};
const sourceOf = (file: string, name = 'universal-router-1.4.0') =>
  readFileSync(`node_modules/${name}/contracts/${file}`, 'utf8');
const RELEASES = [
  ['1.4.0', 'universal-router-1.4.0'],
  ['2.0', 'universal-router-2.0.0'],
  ['2.1.0', '@uniswap/universal-router'],
] as const;

/** The commands of 1.4.0, by their bytes. */
const older = new Map(
  [...sourceOf('libraries/Commands.sol').matchAll(/constant (\w+) = (0x\w\w);/g)]
    .map(([, name = '', byte = '']) => [byte, name] as const)
    .filter(([, name]) => !/_(REVERT|MASK|BOUNDARY)$/.test(name)),
);

test('lists exactly the commands that only 1.4.0 has, with their names', () => {
  const rows = [...page.matchAll(/^\| `(0x\w\w)` \| `(\w+)` +\|/gm)];
  const newer = readFileSync(
    'node_modules/@uniswap/universal-router/contracts/libraries/Commands.sol',
    'utf8',
  );
  const gone = [...older].filter(([, name]) => !newer.includes(` ${name} =`));
  expect(rows.map(([, byte, name]) => [byte, name])).toEqual(gone);
});

test('states what the deployed code of 1.4.0 knows: its constants, and 0x14', () => {
  const output = readFileSync('examples/universal-router/commandBytes.output.txt', 'utf8');
  const [, known = ''] = /1\.4\.0 has \d+: (.+)/.exec(output) ?? [];
  expect(known.split(' ')).toEqual([...older.keys(), '0x14'].sort());
  expect(page).toContain('`0x14` is not a command of 1.4.0');
});

test('states the special addresses and amounts that the packages declare', () => {
  const constants = sourceOf('libraries/Constants.sol');
  expect(constants).toContain('MSG_SENDER = address(1)');
  expect(constants).toContain('ADDRESS_THIS = address(2)');
  expect(constants).toContain('ETH = address(0)');
  expect(constants).toContain('ALREADY_PAID = 0;');
  expect(constants).toContain(`CONTRACT_BALANCE = 0x${(2n ** 255n).toString(16)};`);
});

test('has a pool key of five words, after which the dispatcher reads the price', () => {
  expect(notes.commands.V4_INITIALIZE_POOL?.structs?.PoolKey).toHaveLength(0xa0 / 32);
});

test('names the release at the address that the samples call', () => {
  const called = deployments.find(
    ({address, chainId}) => address === router.address && chainId === 1,
  );
  expect(called?.contract).toBe('UniversalRouterV2_0');
  expect(page).toContain('The examples call 2.0 at <Address of="UniversalRouterV2_0" />');
});

test.each(RELEASES)('states the mask that the sources of %s have', (release, name) => {
  const commands = sourceOf('libraries/Commands.sol', name);
  const [, mask] = /COMMAND_TYPE_MASK = (0x\w\w);/.exec(commands) ?? [];
  const [heads = [], ...rows] = [...page.matchAll(/^\| (?:Bits|`0x40`) .*$/gm)].map(([row]) =>
    row.split('|').map((cell) => cell.trim()),
  );
  const column = heads.findIndex((head) => head.split(/[ ,]+/).includes(release));
  expect(rows.map((row) => row[column])).toEqual([expect.stringContaining(`mask \`${mask}\``)]);
});

test('has for 2.0 the commands of 2.1.0, with the same inputs, and no Across', () => {
  const [older, newer] = RELEASES.slice(1).map(([, name]) =>
    readDispatcher(sourceOf('base/Dispatcher.sol', name)),
  );
  newer?.delete('ACROSS_V4_DEPOSIT_V3');
  expect(older).toEqual(newer);
  expect(page).toContain('2.0 has these commands except for `0x40`');
});

test('names every function that 2.1.0 has and 2.0 lacks', () => {
  const functionsOf = (abi: readonly {type: string; name?: string}[]) =>
    abi.flatMap(({type, name}) => (type === 'function' && name ? [name] : []));
  const older = functionsOf(release2_0.abi);
  const added = functionsOf(release2_1.abi).filter((name) => !older.includes(name));
  expect(added).toContain('executeSigned');
  const [line = ''] = /^2\.0 lacks .*$/m.exec(page) ?? [];
  expect([...line.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort()).toEqual(added.sort());
});

const ONE_ETHER = 10n ** 18n;

/** How many limits 2.1.1 reads in the input of a swap: `toLengthOffset(_bytes, 5)` of its BytesLib. */
function limitsRead(input: Hex): bigint | 'SliceOutOfBounds' {
  const word = (at: bigint) =>
    hexToBigInt(slice(concatHex([input, `0x${'00'.repeat(64)}`]), Number(at), Number(at) + 32));
  const at = word(5n * 32n);
  const length = word(at);
  const end = BigInt.asUintN(256, BigInt.asUintN(256, length << 5n) + at + 32n);
  return BigInt(size(input)) < end ? 'SliceOutOfBounds' : length;
}

/** The same for a v3 swap of five values along a path of so many pools. */
function fiveValues(pools: number, amountIn: bigint, amountOutMin: bigint, payerIsUser: boolean) {
  const path = concatHex([
    weth.address,
    ...Array.from({length: pools}, (): Hex => `0x000bb8${weth.address.slice(2)}`),
  ]);
  return limitsRead(encode(v3Swap, weth.address, amountIn, amountOutMin, path, payerIsUser));
}

test('emulates how 2.1.1 reads six values', () => {
  const limits = [1n, 2n, 3n];
  const swap = [weth.address, ONE_ETHER, 5n, `0x${'aa'.repeat(89)}`, true];
  expect(limitsRead(encode(`${v3Swap}, uint256[]`, ...swap, limits))).toBe(3n);
  expect(limitsRead(encode(`${v3Swap}, uint256[]`, ...swap, []))).toBe(0n);
});

/** The pools of a path of five values that 2.1.1 takes for a swap without limits. */
const passing = (amountIn: bigint, amountOutMin: bigint, payerIsUser: boolean) =>
  [1, 2, 3, 4, 5, 6, 7, 8].filter(
    (pools) => fiveValues(pools, amountIn, amountOutMin, payerIsUser) === 0n,
  );

const PASSING: [what: string, amountIn: bigint, minimum: bigint, payerIsUser: boolean, number[]][] =
  [
    ['a usual amount and minimum', ONE_ETHER, 1_982_053_892n, true, []],
    ['CONTRACT_BALANCE', CONTRACT_BALANCE, 1_982_053_892n, true, [1]],
    ['a minimum of 0', ONE_ETHER, 0n, true, [2, 3]],
    ['a minimum of 2^56', ONE_ETHER, 2n ** 56n, true, [3]],
    ['the router as payer', ONE_ETHER, 1_982_053_892n, false, [5, 6]],
  ];

test.each(PASSING)('has five values pass with %s only along so many pools', (...row) => {
  const [, amountIn, minimum, payerIsUser, pools] = row;
  expect(passing(amountIn, minimum, payerIsUser)).toEqual(pools);
});

test('names the pools along which five values pass', () => {
  const [, passage = ''] = /#five-values \*\/\}([^#]+)/.exec(page) ?? [];
  const rows = [...passage.matchAll(/^\| (\d.*?) +\| `(\w+)`/gm)];
  expect(rows.map(([, pools, value]) => [pools, value])).toEqual([
    ['1', 'amountIn'],
    ['2 or 3', 'amountOutMin'],
    ['5 or 6', 'payerIsUser'],
  ]);
});

test.each([2, 3, 4, 5, 6, 7, 8])('has v2 swaps of five values along %d tokens revert', (tokens) => {
  const path = Array.from({length: tokens}, () => weth.address);
  for (const amountIn of [0n, ONE_ETHER, CONTRACT_BALANCE]) {
    for (const minimum of [0n, ONE_ETHER]) {
      const input = encode(v2Swap, weth.address, amountIn, minimum, path, false);
      expect(limitsRead(input)).toBe('SliceOutOfBounds');
    }
  }
});

test('lists the v4 actions that the router of 2.0 runs, by their bytes', () => {
  const periphery = 'node_modules/universal-router-2.0.0/lib/v4-periphery/src';
  const actions = readFileSync(`${periphery}/libraries/Actions.sol`, 'utf8');
  const router = readFileSync(`${periphery}/V4Router.sol`, 'utf8');
  const handled = [...router.matchAll(/action == Actions\.(\w+)/g)].map(([, name = '']) => name);
  const bytes = handled.map((name) => {
    const byte = new RegExp(`constant ${name} = (0x\\w\\w);`).exec(actions)?.[1] ?? '';
    return `${byte} ${name}`;
  });
  const [, passage = ''] = /#v4-actions \*\/\}(.*?)\n### /s.exec(page) ?? [];
  const rows = [...passage.matchAll(/^\| `(\w+)` \| `(0x\w\w)` /gm)];
  expect(rows.map(([, name, byte]) => `${byte} ${name}`)).toEqual(bytes.sort());
});
