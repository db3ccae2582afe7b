import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {expect, test} from 'vitest';
import release2_0 from 'universal-router-2.0.0/out/UniversalRouter.sol/UniversalRouter.json';
import release2_1 from '@uniswap/universal-router/artifacts/contracts/UniversalRouter.sol/UniversalRouter.json';
import {inputsRead} from '../../../reference/commands/inputsRead';
import {deployments} from '../../../registry/contracts';
import {router} from '../../../examples/universal-router/support/router';

const page = readFileSync('docs/contracts/universal-router/technical-reference.mdx', 'utf8');
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

test('says what the deployed code of 1.4.0 knows: its constants, and 0x14', () => {
  const output = readFileSync('examples/universal-router/commandBytes.output.txt', 'utf8');
  const [, known = ''] = /1\.4\.0 has \d+: (.+)/.exec(output) ?? [];
  expect(known.split(' ')).toEqual([...older.keys(), '0x14'].sort());
  expect(page).toContain('`0x14` is no command of 1.4.0');
});

test('gives the special addresses and amounts that the packages declare', () => {
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

test.each(RELEASES)('gives the mask that the sources of %s have', (release, name) => {
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
    inputsRead(sourceOf('base/Dispatcher.sol', name)),
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
