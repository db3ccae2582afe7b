import {isBuiltin} from 'node:module';
import ts from 'typescript';

/** What a package.json declares, by names. */
export type Manifest = {
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
};

type Import = {name: string; isType: boolean};

/** What the site is made by: the configuration, the step after a build, and the rooms they read. */
const BUILD =
  /^(docusaurus\.config|sidebars|scripts\/hosting)\.ts$|^(atlas|config|figures|hosting|plugins|reference|registry|sidebars|src|subgraph)\//;
const TEST = /\.test\.tsx?$|\.d\.ts$|^src\/protocol\/agreement\//;
/** Names that the framework resolves itself. */
const FRAMEWORK =
  /^@(site|generated|theme(-\w+)?)(\/|$)|^@docusaurus\/([A-Z]|(is|use)[A-Z]|router$|renderRoutes$|constants$)/;

/** Imports of packages that package.json does not declare as what they are needed for. */
export function findImportFaults(
  {file, text}: {file: string; text: string},
  manifest: Manifest,
): string[] {
  const imports = importsOf(file, text);
  const isBuild =
    BUILD.test(file) && !TEST.test(file) && !imports.some(({name}) => name === 'vitest');
  const faults = imports.flatMap(({name, isType}) => {
    if (!isDeclared(name, manifest))
      return `${file}: imports ${name}, which package.json does not name. Add it with npm install --save-exact`;
    if (isBuild && !isType && Object.hasOwn(manifest.devDependencies ?? {}, name))
      return `${file}: makes the site with ${name}, which stands in devDependencies, so that the list of packages at /sbom.json lacks it. Move it to dependencies`;
    return [];
  });
  return [...new Set(faults)];
}

function isDeclared(name: string, manifest: Manifest): boolean {
  const types = `@types/${name}`;
  return [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies].some(
    (names = {}) => Object.hasOwn(names, name) || Object.hasOwn(names, types),
  );
}

function importsOf(file: string, text: string): Import[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const imports: Import[] = [];
  const visit = (node: ts.Node): void => {
    const {specifier, isType} = readImport(node) ?? {};
    const names = specifier === undefined ? [] : packagesOf(specifier);
    imports.push(...names.map((name) => ({name, isType: isType ?? false})));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return imports;
}

function readImport(node: ts.Node): {specifier: string; isType: boolean} | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    if (!node.moduleSpecifier || !ts.isStringLiteral(node.moduleSpecifier)) return;
    return {specifier: node.moduleSpecifier.text, isType: isTypeOnly(node)};
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

/** The packages of an import: of a module, and of the loaders that webpack reads it with. */
const packagesOf = (specifier: string): string[] =>
  specifier
    .split('!')
    .map((part) => part.replace(/\?.*/, ''))
    .filter((part) => part !== '' && !/^[./]/.test(part) && !FRAMEWORK.test(part))
    .filter((part) => !isBuiltin(part))
    .map((part) => part.split('/', part.startsWith('@') ? 2 : 1).join('/'));
