import * as viem from 'viem';
import * as accounts from 'viem/accounts';
import {beforeAll, expect, test} from 'vitest';
import {readExamples} from '../../../../pages/examples/readExamples';
import {isProgram} from '../../../../pages/examples/programs';
import {whyNotInTab} from '../../../../pages/examples/inTab/whyNotInTab';
import {readProgram} from '../readProgram';
import {usedNames} from '../usedNames';
import {buildLibraries, type Libraries} from '.';
import {KNOWN_WORDS} from './viemInTab';

let libraries: Libraries;

const examples = readExamples('examples');
const programs = Object.keys(examples)
  .filter((file) => isProgram(file) && !whyNotInTab(file, examples))
  .map((file) => readProgram(process.cwd(), `examples/${file}`));
const used = usedNames(programs);

beforeAll(async () => {
  libraries = await buildLibraries(process.cwd(), used);
}, 120_000);

const loaded = new Map<string, Record<string, unknown>>();

/** What a chunk exports: its code runs as the body of a function, as it does in a tab. */
function load(name: string): Record<string, unknown> {
  const known = loaded.get(name);
  if (known) return known;
  const chunk = libraries.chunks[name];
  if (!chunk) throw new Error(`no chunk ${name}`);
  const module = {exports: {}};
  loaded.set(name, module.exports);
  const run = new Function('module', 'exports', 'require', chunk.code);
  run(module, module.exports, (id: string) => load(id.replace('./', '')));
  loaded.set(name, module.exports);
  return module.exports;
}

test('has a chunk with every name that a program in a tab imports of a package', () => {
  const missing = [...used].flatMap(([name, names]) => {
    const exported = load(libraries.packages[name]?.used ?? '');
    return [...names].filter((one) => one !== '*' && !(one in exported)).map((one) => [name, one]);
  });
  expect(missing).toEqual([]);
});

test('has chunks of all names, too', () => {
  const whole = load(libraries.packages['viem']?.whole ?? '');
  expect(Object.keys(whole)).toEqual(expect.arrayContaining(Object.keys(viem)));
  expect(load(libraries.packages['viem/accounts']?.whole ?? '')).toHaveProperty('HDKey');
});

test('requires only chunks that are there, and names them all', () => {
  for (const [name, {code, needs}] of Object.entries(libraries.chunks)) {
    const required = [...code.matchAll(/\brequire\("\.\/([^"]+)"\)/g)].map(([, one]) => one);
    expect({name, required: [...new Set(required)].sort()}).toEqual({
      name,
      required: [...new Set(needs)].sort(),
    });
    expect(Object.keys(libraries.chunks)).toEqual(expect.arrayContaining([...needs]));
    expect(code).not.toMatch(/\bimport\(/);
  }
});

test.each([{}, {addressIndex: 3}, {accountIndex: 1, changeIndex: 2}, {path: "m/44'/60'/0'/0/7"}])(
  'remembers the seed of the test accounts: %o gives the same account',
  (options) => {
    const {mnemonicToAccount} = load('viem') as Pick<typeof accounts, 'mnemonicToAccount'>;
    for (const words of [KNOWN_WORDS, KNOWN_WORDS.replace('junk', 'absurd')]) {
      const expected = accounts.mnemonicToAccount(words, options as object).address;
      expect(mnemonicToAccount(words, options as object).address).toBe(expected);
    }
  },
);

test('remembers no seed where there is a passphrase', () => {
  const {mnemonicToAccount} = load('viem') as Pick<typeof accounts, 'mnemonicToAccount'>;
  const options = {passphrase: 'another'};
  expect(mnemonicToAccount(KNOWN_WORDS, options).address).toBe(
    accounts.mnemonicToAccount(KNOWN_WORDS, options).address,
  );
});

test('gives the SDKs one copy of the classes that they share', () => {
  const {Token} = load('uniswap-sdk-core') as {Token: new (...values: unknown[]) => object};
  const {WETH9} = load('uniswap-sdk-core') as {WETH9: Record<number, object>};
  expect(WETH9[1]).toBeInstanceOf(Token);
  const {Pool} = load('uniswap-v3-sdk') as {
    Pool: {getAddress: (...values: unknown[]) => string};
  };
  const usdc = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
  expect(Pool.getAddress(usdc, WETH9[1], 500)).toBe('0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640');
});
