import ts from 'typescript';
import {applyEdits, insertion, parse, removal, type Edit} from './edits';

/** The JavaScript of a file with the types that the declarations beside it give: TypeScript that a checker can resolve calls in. */
export function addTypes(source: string, declarations: string): string {
  const code = parse(source);
  const types = parse(declarations);
  const declared = declaredNames(types);
  const edits = code.statements.flatMap((statement) => editsOf(statement, declared));
  return [
    applyEdits(source, edits),
    ...types.statements.filter((one) => isMissing(one, code)).map((one) => one.getText(types)),
  ].join('\n');
}

type Declared = ReadonlyMap<string, ts.Statement[]>;

function editsOf(statement: ts.Statement, declared: Declared): Edit[] {
  if (ts.isClassDeclaration(statement)) {
    const type = find(statement.name?.text, declared, ts.isClassDeclaration);
    return type ? classEdits(statement, type) : [];
  }
  if (ts.isFunctionDeclaration(statement)) {
    const type = find(statement.name?.text, declared, ts.isFunctionDeclaration);
    return type ? callEdits(statement, type) : [];
  }
  if (ts.isVariableStatement(statement)) return variableEdits(statement, declared);
  const enumName = enumOf(statement);
  return enumName && find(enumName, declared, ts.isEnumDeclaration) ? [removal(statement)] : [];
}

function variableEdits(statement: ts.VariableStatement, declared: Declared): Edit[] {
  const variables = statement.declarationList.declarations;
  const [first] = variables;
  if (first && !first.initializer && find(first.name.getText(), declared, ts.isEnumDeclaration)) {
    return [removal(statement)];
  }
  return variables.flatMap((variable) => {
    const name = variable.name.getText();
    const type = find(name, declared, ts.isVariableStatement)?.declarationList.declarations.find(
      (one) => one.name.getText() === name,
    )?.type;
    return type ? [insertion(variable.name.end, `: ${type.getText()}`)] : [];
  });
}

function classEdits(code: ts.ClassDeclaration, type: ts.ClassDeclaration): Edit[] {
  const names = new Set(code.members.map(keyOf));
  const missing = type.members.filter((one) => !names.has(keyOf(one)) && one.name);
  const heritage = type.heritageClauses ?? [];
  return [
    insertion(code.name?.end ?? code.pos, typeParameters(type)),
    ...(code.heritageClauses ?? []).map(removal),
    insertion(code.members.pos - 1, ` ${heritage.map((clause) => clause.getText()).join(' ')} `),
    insertion(code.members.pos, missing.map((one) => `\n${one.getText()}`).join('')),
    ...code.members.flatMap((member) => memberEdits(member, type)),
  ];
}

function memberEdits(member: ts.ClassElement, type: ts.ClassDeclaration): Edit[] {
  const same = type.members.filter(
    (one) => keyOf(one) === keyOf(member) && one.kind === member.kind,
  );
  const [first] = same;
  if (!first || !isCall(member) || !isCall(first)) return [];
  if (same.length === 1) return callEdits(member, first);
  return [insertion(member.getStart(), `${same.map((one) => one.getText()).join('\n')}\n`)];
}

type CallNode =
  | ts.FunctionDeclaration
  | ts.MethodDeclaration
  | ts.ConstructorDeclaration
  | ts.AccessorDeclaration;

const isCall = (node: ts.Node): node is CallNode =>
  ts.isMethodDeclaration(node) || ts.isConstructorDeclaration(node) || ts.isAccessor(node);

function callEdits(code: CallNode, type: CallNode): Edit[] {
  const parameters = code.parameters.flatMap((parameter, index) => {
    const declared = type.parameters[index];
    if (!declared?.type) return [];
    const mark = declared.questionToken && !parameter.initializer ? '?' : '';
    return [insertion(parameter.name.end, `${mark}: ${declared.type.getText()}`)];
  });
  const returns = type.type && !ts.isConstructorDeclaration(code) ? type.type.getText() : '';
  return [
    ...(code.name ? [insertion(code.name.end, typeParameters(type))] : []),
    ...parameters,
    ...(code.body && returns ? [insertion(code.body.getStart(), `: ${returns} `)] : []),
  ];
}

function typeParameters({typeParameters: list}: {typeParameters?: ts.NodeArray<ts.Node>}): string {
  return list ? `<${list.map((one) => one.getText()).join(', ')}>` : '';
}

const keyOf = (member: ts.ClassElement): string => {
  const isStatic = ts.canHaveModifiers(member)
    ? member.modifiers?.some(({kind}) => kind === ts.SyntaxKind.StaticKeyword)
    : false;
  const name = ts.isConstructorDeclaration(member) ? 'constructor' : member.name?.getText();
  return `${isStatic ? 'static ' : ''}${name}`;
};

/** What a file declares, by name; the second of overloads after the first. */
function declaredNames(types: ts.SourceFile): Declared {
  const named = new Map<string, ts.Statement[]>();
  for (const statement of types.statements) {
    for (const name of namesOf(statement)) named.set(name, [...(named.get(name) ?? []), statement]);
  }
  return named;
}

/** The names that a statement declares or imports. */
function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({name}) => name.getText());
  }
  if (ts.isImportDeclaration(statement)) {
    const {name, namedBindings} = statement.importClause ?? {};
    const elements =
      namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
    return [name, ...elements.map((one) => one.name)].flatMap((one) => one?.text ?? []);
  }
  const {name} = statement as {name?: ts.Node};
  return name ? [name.getText()] : [];
}

function find<Node extends ts.Statement>(
  name: string | undefined,
  declared: Declared,
  isKind: (node: ts.Node) => node is Node,
): Node | undefined {
  return declared.get(name ?? '')?.find(isKind);
}

/** The enum that the compiler wrote as a call of a function: `(function (E) {…})(E || (E = {}))`. */
function enumOf(statement: ts.Statement): string | undefined {
  if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) return;
  const callee = statement.expression.expression;
  const isFunction =
    ts.isParenthesizedExpression(callee) && ts.isFunctionExpression(callee.expression);
  return isFunction
    ? /^\w+/.exec(statement.expression.arguments[0]?.getText() ?? '')?.[0]
    : undefined;
}

/** Whether only the declarations have it: types, and the imports of types. */
function isMissing(statement: ts.Statement, code: ts.SourceFile): boolean {
  if (
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  ) {
    return true;
  }
  const specifiers = code.statements.flatMap((one) =>
    ts.isExportDeclaration(one) ? (one.moduleSpecifier?.getText() ?? []) : [],
  );
  if (ts.isExportDeclaration(statement)) {
    return !!statement.moduleSpecifier && !specifiers.includes(statement.moduleSpecifier.getText());
  }
  return ts.isImportDeclaration(statement);
}
