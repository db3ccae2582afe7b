import ts from 'typescript';

/** A statement of a module that declares names, with the comments above it. */
export type Declaration = {names: readonly string[]; text: string; uses: ReadonlySet<string>};

/** A name that a module imports, under the name that it gives to it. */
export type Imported = {
  local: string;
  /** Its name in the other module; `default` and `*` as the language has them. */
  name: string;
  from: string;
  isType: boolean;
};

export type Module = {
  imports: readonly Imported[];
  declarations: readonly Declaration[];
  /** Names that the module passes on from others. */
  passesOn: readonly Imported[];
  /** The text of the module without its imports. */
  body: string;
};

/** Reads what a TypeScript module imports, declares and passes on. */
export function readModule(file: string, source: string): Module {
  const text = withoutMarkers(source);
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const [imports, declarations, passesOn]: [Imported[], Declaration[], Imported[]] = [[], [], []];
  let bodyStart = 0;
  for (const statement of tree.statements) {
    if (ts.isImportDeclaration(statement)) {
      imports.push(...importedBy(statement));
      bodyStart = statement.end;
    } else if (ts.isExportDeclaration(statement) && statement.moduleSpecifier) {
      passesOn.push(...passedOnBy(statement));
    } else {
      const names = namesOf(statement);
      declarations.push({names, text: textOf(statement), uses: usesOf(statement)});
    }
  }
  return {imports, declarations, passesOn, body: text.slice(bodyStart).trim()};
}

/** The text without the lines that mark what a page quotes. */
export const withoutMarkers = (text: string): string =>
  text.replace(/^[ \t]*\/\/ *#(end)?region\b.*\n/gm, '');

function importedBy({importClause, moduleSpecifier}: ts.ImportDeclaration): Imported[] {
  const from = (moduleSpecifier as ts.StringLiteral).text;
  const isType = importClause?.isTypeOnly ?? false;
  const {name, namedBindings} = importClause ?? {};
  return [
    ...(name ? [{local: name.text, name: 'default', from, isType}] : []),
    ...(namedBindings && ts.isNamespaceImport(namedBindings)
      ? [{local: namedBindings.name.text, name: '*', from, isType}]
      : []),
    ...(namedBindings && ts.isNamedImports(namedBindings)
      ? namedBindings.elements.map((one) => specifier(one, from, isType))
      : []),
  ];
}

function passedOnBy({exportClause, moduleSpecifier, isTypeOnly}: ts.ExportDeclaration): Imported[] {
  if (!exportClause || !ts.isNamedExports(exportClause)) {
    throw new Error('"export *" hides what a helper offers; name it');
  }
  const from = (moduleSpecifier as ts.StringLiteral).text;
  return exportClause.elements.map((one) => specifier(one, from, isTypeOnly));
}

const specifier = (
  {name, propertyName, isTypeOnly}: ts.ImportSpecifier | ts.ExportSpecifier,
  from: string,
  isType: boolean,
): Imported => ({
  local: name.text,
  name: (propertyName ?? name).text,
  from,
  isType: isType || isTypeOnly,
});

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({name}) => bound(name));
  }
  const {name} = statement as ts.DeclarationStatement;
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

const bound = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((one) => (ts.isBindingElement(one) ? bound(one.name) : []));

/** The text of a statement with the comments above it and the one that ends its line. */
function textOf(statement: ts.Statement): string {
  const source = statement.getSourceFile().text;
  const end = ts.getTrailingCommentRanges(source, statement.end)?.at(-1)?.end ?? statement.end;
  return source
    .slice(statement.pos, end)
    .replace(/^[^\n]*\n/, '')
    .trim();
}

/** The identifiers of a statement that may name something outside it. */
function usesOf(statement: ts.Statement): ReadonlySet<string> {
  const uses = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isMemberName(node)) uses.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return uses;
}

function isMemberName(node: ts.Identifier): boolean {
  const {parent} = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertySignature(parent)) {
    return parent.name === node;
  }
  return ts.isPropertyAssignment(parent) && parent.name === node;
}
