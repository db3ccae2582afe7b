import ts from 'typescript';

/** What a module asks for, as it writes it, and whether for types alone. */
export type Import = {specifier: string; isType: boolean};

/** The imports of a module or, as they stand in lines of their own, of a page. */
export function importsOf({file, text}: {file: string; text: string}): Import[] {
  if (/\.mdx?$/.test(file)) {
    return [...text.matchAll(/^import .* from '(.+)';$/gm)].map(([, specifier = '']) => ({
      specifier,
      isType: false,
    }));
  }
  const imports: Import[] = [];
  const visit = (node: ts.Node): void => {
    const moduleImport = readImport(node);
    if (moduleImport) imports.push(moduleImport);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return imports;
}

function readImport(node: ts.Node): Import | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    if (!node.moduleSpecifier || !ts.isStringLiteral(node.moduleSpecifier)) return;
    return {specifier: node.moduleSpecifier.text, isType: isTypeOnly(node)};
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    const {literal} = node.argument;
    return ts.isStringLiteral(literal) ? {specifier: literal.text, isType: true} : undefined;
  }
  if (!ts.isCallExpression(node)) return;
  const [argument] = node.arguments;
  if (!argument || !ts.isStringLiteralLike(argument) || !isLoader(node.expression)) return;
  return {specifier: argument.text, isType: false};
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (!clause) return false;
  const {name, namedBindings: bindings} = clause;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  return (
    name === undefined &&
    bindings !== undefined &&
    ts.isNamedImports(bindings) &&
    bindings.elements.every((element) => element.isTypeOnly)
  );
}

/** `import(…)`, `require(…)` or `require.resolve(…)`. */
const isLoader = (called: ts.Node): boolean =>
  called.kind === ts.SyntaxKind.ImportKeyword ||
  (ts.isIdentifier(called) && called.text === 'require') ||
  (ts.isPropertyAccessExpression(called) &&
    ts.isIdentifier(called.expression) &&
    called.expression.text === 'require' &&
    called.name.text === 'resolve');
