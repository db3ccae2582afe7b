import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import type {Contract} from '../model';
import {readSolidity} from '.';
import {packages} from './packages';

let contracts: ReadonlyMap<string, Contract>;

beforeAll(() => {
  contracts = readSolidity(process.cwd());
});

const member = (key: string, name: string) =>
  contracts.get(key)?.members.find((one) => one.name === name);

test.each([
  ['@uniswap/v3-core/UniswapV3Pool', 'swap', '0x128acb08'],
  ['@uniswap/v3-periphery/SwapRouter', 'exactInputSingle', '0x414bf389'],
  ['@uniswap/swap-router-contracts/SwapRouter02', 'exactInputSingle', '0x04e45aaf'],
  // Of a library with a struct; the published bytecode compares with it.
  ['@uniswap/v3-periphery/NFTDescriptor', 'constructTokenURI', '0xc49917d7'],
  [
    '@uniswap/v3-core/UniswapV3Pool',
    'Swap',
    '0xc42079f94a6350d7e6235f29174924f928cc2ac818eb64fed8004e115fbcca67',
  ],
])('computes what transactions hold for %s %s: %s', (key, name, selector) => {
  expect(member(key, name)?.selector).toBe(selector);
});

test.each([
  ['@uniswap/v4-core/PoolManager', 'out/PoolManager.sol/PoolManager.json'],
  ['@uniswap/v4-core/IHooks', 'out/IHooks.sol/IHooks.json'],
  ['@uniswap/v4-periphery/PositionManager', 'foundry-out/PositionManager.sol/PositionManager.json'],
  ['@uniswap/v4-periphery/V4Quoter', 'foundry-out/V4Quoter.sol/V4Quoter.json'],
])('computes the selectors of %s as Foundry recorded them', (key, file) => {
  const place = path.join('node_modules', path.posix.dirname(key), file);
  const {methodIdentifiers} = JSON.parse(readFileSync(place, 'utf8')) as {
    methodIdentifiers: Record<string, string>;
  };
  const members = contracts
    .get(key)
    ?.members.filter(({kind, selector}) => kind === 'function' && selector);
  expect(
    Object.fromEntries((members ?? []).map((one) => [one.signature, one.selector?.slice(2)])),
  ).toEqual(methodIdentifiers);
});

test('quotes no comment and no code of the files of v4-core under BUSL-1.1', () => {
  const unquoted = [...contracts.values()].filter(
    ({key, licence}) => key.startsWith('@uniswap/v4-core/') && licence === 'BUSL-1.1',
  );
  expect(unquoted.map(({name}) => name).sort()).toEqual([
    ...['CurrencyDelta', 'CurrencyReserves', 'Lock', 'NonzeroDeltaCount'],
    ...['Pool', 'PoolManager', 'Position'],
  ]);
  const files = unquoted.flatMap((one) => one.files).filter((file) => file.endsWith('.sol'));
  expect(
    [...contracts.values()]
      .flatMap(({members, structs, constants, text}) =>
        [text, ...[...members, ...structs, ...constants].map((one) => one.text)].flatMap(
          (one) => one ?? [],
        ),
      )
      .filter((one) => one.package === '@uniswap/v4-core' && files.includes(one.file ?? '')),
  ).toEqual([]);
  expect(unquoted.flatMap(({constants}) => constants)).toEqual([]);
  expect(
    unquoted
      .flatMap(({members}) => members)
      .filter(({kind, selector}) => !selector && kind !== 'constructor'),
  ).toEqual([]);
});

test.each([
  ['@openzeppelin/contracts/IERC165', '0x01ffc9a7'],
  ['@openzeppelin/contracts/IERC721', '0x80ac58cd'],
  ['@openzeppelin/contracts/IERC721Metadata', '0x5b5e139f'],
  ['@openzeppelin/contracts/IERC721Enumerable', '0x780e9d63'],
])('computes the identifier that ERC-165 gives %s: %s', (key, id) => {
  expect(contracts.get(key)?.interfaceId).toBe(id);
});

test('says nothing in the name of a package that its files do not say', () => {
  const quoted = [...contracts.values()].flatMap(({text, members, structs, constants}) =>
    [text, ...[...members, ...structs, ...constants].map((one) => one.text)].flatMap(
      (one) => one ?? [],
    ),
  );
  const invented = quoted.filter(({package: name, version, file = '', text}) => {
    const place = path.join('node_modules', folderOf(name, version), file);
    return !wordsOf(place).includes(text);
  });
  expect(quoted.length).toBeGreaterThan(1000);
  expect(invented).toEqual([]);
});

/** The folder that a release is installed in. */
function folderOf(name: string, version: string): string {
  const release = packages.find((one) => {
    const manifest = path.join('node_modules', one.folder, 'package.json');
    const installed = JSON.parse(readFileSync(manifest, 'utf8')) as {version: string};
    return (one.name ?? one.folder) === name && installed.version === version;
  });
  return release?.folder ?? 'no such release';
}

const wordsByFile = new Map<string, string>();

/** What a file says, without the marks of comments and without what it says of single values. */
function wordsOf(file: string): string {
  const wordsReadBefore = wordsByFile.get(file);
  if (wordsReadBefore !== undefined) return wordsReadBefore;
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const words = (file.endsWith('.json') ? source.replaceAll('\\n', '\n') : source)
    .replace(/^[ \t]*(\/\/\/|\/\*\*|\*(?!\/))/gm, '')
    .replace(/@(param|return)\b[^@]*?(?=@|\n *\n|\*\/|\n *(function|event|error) )/g, '')
    .replace(/@author [^\n]*/g, '')
    .replace(/@(notice|dev)\b/g, '')
    .replace(/\s+/g, ' ');
  wordsByFile.set(file, words);
  return words;
}
