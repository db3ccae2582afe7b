import {transform} from 'sucrase';
import ts from 'typescript';

/** An import that is left when types are gone: `*` stands for all names, `default` for the default. */
export type ValueImport = {from: string; names: readonly string[]};

/** What a TypeScript file imports when it runs; imports that only types use are left out. */
export function valueImports(source: string): readonly ValueImport[] {
  const known = found.get(source);
  if (known) return known;
  const {code} = transform(source, {
    transforms: ['typescript', 'jsx'],
    disableESTransforms: true,
    jsxRuntime: 'preserve',
  });
  const imports: ValueImport[] = [];
  const parsed = ts.createSourceFile('a.jsx', code, ts.ScriptTarget.ESNext, false);
  for (const statement of parsed.statements) imports.push(...ofStatement(statement));
  for (const [, from = ''] of code.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)) {
    imports.push({from, names: ['*']});
  }
  found.set(source, imports);
  return imports;
}

/** By the text of a file: every page that quotes a program asks for the files that it shares with others. */
const found = new Map<string, readonly ValueImport[]>();

function ofStatement(statement: ts.Statement): ValueImport[] {
  if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
    return [{from: statement.moduleSpecifier.text, names: importedNames(statement.importClause)}];
  }
  if (!ts.isExportDeclaration(statement)) return [];
  const {moduleSpecifier: from, exportClause} = statement;
  if (!from || !ts.isStringLiteral(from)) return [];
  const isNamed = exportClause && ts.isNamedExports(exportClause);
  return [{from: from.text, names: isNamed ? namesOf(exportClause.elements) : ['*']}];
}

function importedNames(clause: ts.ImportClause | undefined): string[] {
  const bindings = clause?.namedBindings;
  const named = bindings && (ts.isNamedImports(bindings) ? namesOf(bindings.elements) : ['*']);
  return [...(clause?.name ? ['default'] : []), ...(named ?? [])];
}

const namesOf = (
  elements: ts.NodeArray<ts.ImportSpecifier> | ts.NodeArray<ts.ExportSpecifier>,
): string[] => [...elements].map(({name, propertyName}) => (propertyName ?? name).text);
