import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const PACKAGES = 'packages/swap-widget/node_modules';

describe.each([
  ['v1', `${PACKAGES}/widgets-1.1.1/dist/index.d.ts`],
  ['v2', `${PACKAGES}/@uniswap/widgets/dist/index.d.ts`],
])('the reference of %s', (version, file) => {
  const page = readPage(`docs/sdk/swap-widget/reference/${version}`);
  const types = readTypes(file);

  test('describes every prop and handler, with its type', () => {
    const told = [...rowsOf(page, 'props'), ...rowsOf(page, 'handlers')];
    expect(sorted(told)).toEqual(sorted(types.members('SwapWidgetProps')));
  });

  test('describes every colour and attribute of a theme', () => {
    const told = rowsOf(page, 'theme');
    const colours = types.members('Colors').map(([name]) => name);
    expect(told.map(([name]) => name).filter((name) => colours.includes(name))).toEqual(colours);
    const attributes = told.filter(([name]) => !colours.includes(name));
    expect(sorted(attributes)).toEqual(sorted(types.members('Attributes')));
  });

  test('describes every chain', () => {
    expect(rowsOf(page, 'chains')).toEqual(types.members('SupportedChainId'));
  });

  test('describes every value that the package exports', () => {
    expect(types.values().filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});

/** Names and types in the first two columns of the tables under a heading. */
function rowsOf(page: string, anchor: string): [string, string][] {
  const [, section = ''] =
    new RegExp(`\\{/\\* #${anchor} \\*/\\}(.*?)(\n## |$)`, 's').exec(page) ?? [];
  const rows = section.matchAll(/^\| `(\w+)` \| (?:`((?:[^`\\]|\\.)+)`|[^|]*) \|/gm);
  return [...rows].map(([, name = '', type = '']) => [name, type.replaceAll('\\|', '|')]);
}

const sorted = (rows: [string, string][]) =>
  [...rows].sort(([one], [other]) => one.localeCompare(other));

/** What the declarations of a package say, without what they import. */
function readTypes(file: string) {
  const program = ts.createProgram([file], {noLib: true, noResolve: true, types: []});
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${file} is not installed: npm run check installs it`);
  const checker = program.getTypeChecker();
  const declared = new Map(
    source.statements.flatMap((one) =>
      ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one) || ts.isEnumDeclaration(one)
        ? [[one.name.text, one] as const]
        : [],
    ),
  );

  /** A type as it was written, handlers with what their names stand for. */
  function written(node: ts.TypeNode | ts.Expression | undefined): string {
    const text = node?.getText(source) ?? '';
    const alias = declared.get(text);
    const isHandler =
      alias && ts.isTypeAliasDeclaration(alias) && ts.isFunctionTypeNode(alias.type);
    return plain(isHandler ? alias.type.getText(source) : text);
  }

  return {
    members(name: string): [string, string][] {
      const declaration = declared.get(name);
      if (!declaration) throw new Error(`${file} has no ${name}`);
      if (ts.isEnumDeclaration(declaration)) {
        return declaration.members.map((one) => [
          one.name.getText(source),
          written(one.initializer),
        ]);
      }
      const type = checker.getTypeAtLocation(declaration.name);
      return checker.getPropertiesOfType(type).map((property) => {
        const [member] = property.declarations ?? [];
        return [
          property.name,
          written(member && ts.isPropertySignature(member) ? member.type : undefined),
        ];
      });
    },
    values: () => {
      const symbol = checker.getSymbolAtLocation(source);
      return checker
        .getExportsOfModule(symbol as ts.Symbol)
        .filter((one) => {
          const target = one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one;
          return (target.flags & ts.SymbolFlags.Value) !== 0;
        })
        .map(({name}) => name);
    },
  };
}

const plain = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/\{ /g, '{').replace(/;? \}/g, '}');
