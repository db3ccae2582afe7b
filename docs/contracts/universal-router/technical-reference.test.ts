import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {expect, test} from 'vitest';

const page = readFileSync('docs/contracts/universal-router/technical-reference.mdx', 'utf8');
const notes = parse(
  readFileSync('docs/contracts/universal-router/technical-reference.yaml', 'utf8'),
) as {commands: Record<string, {structs?: Record<string, string[]>}>};
const sourceOf = (file: string) =>
  readFileSync(`node_modules/universal-router-1.4.0/contracts/${file}`, 'utf8');

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
  expect(page).toContain('`0x14` is none');
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
