import path from 'node:path';
import ts from 'typescript';
import {beforeAll, expect, test} from 'vitest';
import {readTypeScript} from '.';
import type {Export, Member, TypeScriptModule} from './model';
import {packages} from './packages';
import {installedPackage} from './typeDoc/installedPackage';

const site = path.resolve(__dirname, '../../..');
const installed = packages.map((name) => installedPackage(site, name));
const program = ts.createProgram(
  installed.map(({declarations}) => declarations),
  {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    types: [],
  },
);
const checker = program.getTypeChecker();

let modules: TypeScriptModule[];
beforeAll(async () => {
  modules = await readTypeScript(site);
});

function find(name: string, from: string): Export {
  const exported = modules
    .find((one) => one.package === from)
    ?.exports.find((one) => one.name === name);
  if (!exported) throw new Error(`${from} has no ${name}`);
  return exported;
}

const membersOf = (one: Export): Member[] =>
  one.kind === 'class' || one.kind === 'interface' ? one.members : [];

function member(name: string, ofExport: string, from: string): Member | undefined {
  return membersOf(find(ofExport, from)).find((one) => one.name === name);
}

/** What the compiler itself says that a package exports. */
function exportsOf(declarations: string): ts.Symbol[] {
  const file = program.getSourceFile(declarations);
  const symbol = file && checker.getSymbolAtLocation(file);
  return symbol ? checker.getExportsOfModule(symbol) : [];
}

const isOurs = (symbol: ts.Symbol): boolean =>
  (symbol.declarations ?? []).some(
    (one) =>
      one.getSourceFile().fileName.includes('/@uniswap/') &&
      !(ts.getCombinedModifierFlags(one) & ts.ModifierFlags.Private),
  );

/** Names of the members that a class or interface has, by the compiler. */
function namesOf(symbol: ts.Symbol): string[] {
  const own = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
  const statics = checker
    .getPropertiesOfType(checker.getTypeOfSymbol(symbol))
    .filter(({name}) => name !== 'prototype');
  return [...own, ...statics].filter(isOurs).map(({name}) => name);
}

test.each(installed)(
  'holds every export of $name and no other',
  ({name, version, declarations}) => {
    const packageModule = modules.find((one) => one.package === name);
    expect(packageModule?.version).toBe(version);
    const names = exportsOf(declarations).map((one) => one.name);
    expect(packageModule?.exports.map((one) => one.name).sort()).toEqual(names.sort());
  },
);

test.each(installed)('holds every member of every class and interface of $name', (one) => {
  const symbols = exportsOf(one.declarations).map((symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  );
  const containers = symbols.filter(
    ({flags}) => flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface),
  );
  expect(containers.length).toBeGreaterThan(0);
  for (const symbol of containers) {
    const members = membersOf(find(symbol.name, one.name)).filter(({kind}) => kind !== 'index');
    const names = members.map(({name}) => name);
    const ours = [...new Set(names)].filter((name) => name !== 'constructor');
    expect([symbol.name, ...ours.sort()]).toEqual([
      symbol.name,
      ...[...new Set(namesOf(symbol))].sort(),
    ]);
  }
});

test('resolves generics and describes Pool.getOutputAmount', () => {
  expect(member('getOutputAmount', 'Pool', '@uniswap/v3-sdk')).toMatchObject({
    kind: 'method',
    signature:
      'getOutputAmount(inputAmount: CurrencyAmount<Token>, sqrtPriceLimitX96?: JSBI): Promise<[CurrencyAmount<Token>, Pool]>',
    parameters: [
      {name: 'inputAmount', type: 'CurrencyAmount<Token>', isOptional: false},
      {name: 'sqrtPriceLimitX96', type: 'JSBI', isOptional: true},
    ],
    returns: {
      type: 'Promise<[CurrencyAmount<Token>, Pool]>',
      text: {from: 'package', package: '@uniswap/v3-sdk'},
    },
  });
});

test('flags TickMath.MIN_TICK as static', () => {
  expect(member('MIN_TICK', 'TickMath', '@uniswap/v3-sdk')).toMatchObject({
    signature: 'static MIN_TICK: number',
    isStatic: true,
  });
});

test('keeps the type parameter of CurrencyAmount.fromRawAmount', () => {
  expect(member('fromRawAmount', 'CurrencyAmount', '@uniswap/sdk-core')).toMatchObject({
    signature:
      'static fromRawAmount<T extends Currency>(currency: T, rawAmount: BigintIsh): CurrencyAmount<T>',
  });
});

test('marks what Percent inherits from Fraction', () => {
  expect(find('Percent', '@uniswap/sdk-core').signature).toBe('class Percent extends Fraction');
  expect(member('quotient', 'Percent', '@uniswap/sdk-core')?.inheritedFrom).toEqual({
    type: 'Fraction',
    package: '@uniswap/sdk-core',
  });
  expect(member('toFixed', 'Percent', '@uniswap/sdk-core')?.inheritedFrom).toBeUndefined();
});

test('writes a union as the package does, and a member of an enum by its whole name', () => {
  expect(member('add', 'Fraction', '@uniswap/sdk-core')?.signature).toBe(
    'add(other: Fraction | BigintIsh): Fraction',
  );
  expect(member('exactIn', 'Trade', '@uniswap/v3-sdk')?.signature).toContain(
    'Promise<Trade<TInput, TOutput, TradeType.EXACT_INPUT>>',
  );
});
