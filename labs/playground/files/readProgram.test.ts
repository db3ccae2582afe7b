import {expect, test} from 'vitest';
import {siteModulesInTab} from '../../../pages/examples/inTab/whyNotInTab';
import {programFile} from './programFile';
import {readProgram} from './readProgram';
import {REPLACED} from './replaced';

const root = process.cwd();
const fileOf = (program: string) =>
  programFile(root, readProgram(root, `examples/${program}`), ['base', 'QuoterV2']);

test('replaces every module of the sandbox that a tab has', () => {
  const replaced = Object.keys(REPLACED).map((file) => file.replace(/\.ts$/, ''));
  expect(replaced.sort()).toEqual([...siteModulesInTab].sort());
});

test('leads each import of a program to a module or to a package', async () => {
  const {entry, modules, packages, usesChain, codes} = await fileOf('home/firstSwap.ts');
  expect(entry).toBe('examples/home/firstSwap.ts');
  expect(packages).toEqual(['viem', 'viem/accounts']);
  expect([usesChain, codes]).toEqual([true, ['base', 'QuoterV2']]);
  expect(modules['examples/support/chain.ts']?.imports).toEqual({
    viem: 'viem',
    'viem/accounts': 'viem/accounts',
    './addresses.json': 'data:examples/support/addresses.json',
  });
  for (const {imports} of Object.values(modules)) {
    for (const target of Object.values(imports)) {
      expect([...Object.keys(modules), ...packages]).toContain(target);
    }
  }
});

test('keeps the lines of a program', async () => {
  const {modules} = await fileOf('home/firstSwap.ts');
  const {source} = readProgram(root, 'examples/home/firstSwap.ts').modules[
    'examples/home/firstSwap.ts'
  ] ?? {source: ''};
  const {code = ''} = modules['examples/home/firstSwap.ts'] ?? {};
  expect(code.split('\n')).toHaveLength(source.split('\n').length);
});

test('knows a program that asks no chain', async () => {
  const {usesChain, codes, usesHistory} = await fileOf('sdk/core/fraction.ts');
  expect({usesChain, codes, usesHistory}).toEqual({
    usesChain: false,
    codes: [],
    usesHistory: false,
  });
});

test('has what the sandbox returned for the names of a program', async () => {
  const {modules} = await fileOf('reverts/uniswapx/fees.ts');
  const answers = JSON.parse(modules['data:answers']?.code ?? '{}') as Record<string, unknown>;
  expect(answers['addressOf(Permit2)']).toBe('0x000000000022D473030F116dDEE9F6B43aC78BA3');
  expect(answers['fromUniswapX(V2DutchOrderReactor)']).toHaveProperty('bytecode');
});

test('has the contracts of a program, compiled', async () => {
  const {modules} = await fileOf('v2/guides/quickStart.ts');
  const compiled = JSON.parse(modules['data:compiled']?.code ?? '{}') as Record<string, object>;
  expect(compiled['examples/v2/guides/DepositReader.sol']).toHaveProperty(
    ['contracts', 'DepositReader', 'bytecode'],
    expect.stringMatching(/^0x6/),
  );
  const pair = modules['data:@uniswap/v2-core/build/UniswapV2Pair.json']?.code ?? '{}';
  expect(Object.keys(JSON.parse(pair) as object).sort()).toEqual(['abi', 'bytecode']);
});
