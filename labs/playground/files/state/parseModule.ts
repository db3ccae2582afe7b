import ts from 'typescript';

/** A statement of a module, and the names in it. */
export type Statement = {text: string; uses: ReadonlySet<string>};

/** What a module has at its top: what it declares and takes from others, by name, and what always runs. */
export type TopLevel = {
  declared: ReadonlyMap<string, Statement>;
  /** Names of its own for names of others; `*` for all. */
  taken: ReadonlyMap<string, {from: string; name: string}>;
  /** Modules of which it passes on everything. */
  passedOn: readonly string[];
  always: readonly Statement[];
};

/** Reads the statements of a TypeScript module. */
export function parseModule(source: string): TopLevel {
  const known = parsed.get(source);
  if (known) return known;
  const declared = new Map<string, Statement>();
  const taken = new Map<string, {from: string; name: string}>();
  const passedOn: string[] = [];
  const always: Statement[] = [];
  for (const node of ts.createSourceFile('a.tsx', source, ts.ScriptTarget.ESNext, true)
    .statements) {
    if (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) continue;
    const from = moduleOf(node);
    if (from !== undefined) {
      const names = takenBy(node);
      if (!names) passedOn.push(from);
      for (const [own, name] of names ?? []) taken.set(own, {from, name});
      continue;
    }
    const statement = {text: node.getText(), uses: identifiersIn(node)};
    const names = declaredBy(node);
    if (names.length === 0) always.push(statement);
    for (const name of names) declared.set(name, statement);
  }
  const result = {declared, taken, passedOn, always};
  parsed.set(source, result);
  return result;
}

const parsed = new Map<string, TopLevel>();

function moduleOf(node: ts.Statement): string | undefined {
  if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return undefined;
  const {moduleSpecifier} = node;
  return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;
}

/** Pairs of a name here and the name there; nothing for `export * from`. */
function takenBy(node: ts.Statement): [string, string][] | undefined {
  const pair = ({
    name,
    propertyName,
  }: ts.ImportSpecifier | ts.ExportSpecifier): [string, string] => [
    name.text,
    (propertyName ?? name).text,
  ];
  if (ts.isExportDeclaration(node)) {
    const clause = node.exportClause;
    return clause && ts.isNamedExports(clause) ? [...clause.elements].map(pair) : undefined;
  }
  if (!ts.isImportDeclaration(node)) return [];
  const {name, namedBindings} = node.importClause ?? {};
  const bound =
    namedBindings && ts.isNamedImports(namedBindings) ? [...namedBindings.elements] : [];
  return [
    ...(name ? [[name.text, 'default'] as [string, string]] : []),
    ...(namedBindings && ts.isNamespaceImport(namedBindings)
      ? [[namedBindings.name.text, '*'] as [string, string]]
      : []),
    ...bound.map(pair),
  ];
}

function declaredBy(node: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) {
    return node.name ? [node.name.text] : [];
  }
  if (!ts.isVariableStatement(node)) return [];
  return node.declarationList.declarations.flatMap(({name}) => [...identifiersIn(name)]);
}

function identifiersIn(node: ts.Node): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (one: ts.Node): void => {
    if (ts.isIdentifier(one)) names.add(one.text);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return names;
}
