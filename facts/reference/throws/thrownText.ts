import ts from 'typescript';

/** The text of a message, `…` for what is put in. */
export function messageOf(node: ts.Expression, checker: ts.TypeChecker): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({literal}) => `…${literal.text}`).join('');
  }
  if (ts.isParenthesizedExpression(node)) return messageOf(node.expression, checker);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return `${messageOf(node.left, checker)}${messageOf(node.right, checker)}`.replace(/…+/g, '…');
  }
  const value = assignedTo(node, checker);
  return value ? messageOf(value, checker) : '…';
}

/** The value of a constant: of its declaration, or of `Class.NAME = …` behind the class. */
function assignedTo(node: ts.Expression, checker: ts.TypeChecker): ts.Expression | undefined {
  const named = checker.getSymbolAtLocation(node);
  const isImported = named && named.flags & ts.SymbolFlags.Alias;
  const symbol = isImported ? checker.getAliasedSymbol(named) : named;
  const declaration = symbol?.valueDeclaration;
  if (!declaration) return undefined;
  if (ts.isVariableDeclaration(declaration)) {
    return declaration.initializer;
  }
  if (!ts.isPropertyDeclaration(declaration)) return undefined;
  const owner = declaration.parent;
  for (const statement of declaration.getSourceFile().statements) {
    if (!ts.isExpressionStatement(statement)) continue;
    const {expression} = statement;
    if (
      ts.isBinaryExpression(expression) &&
      expression.left.getText() === `${owner.name?.text}.${declaration.name.getText()}`
    ) {
      return expression.right;
    }
  }
  return undefined;
}

/** What a statement throws; nothing where it throws again what it caught. */
export function thrownBy(
  statement: ts.ThrowStatement,
  checker: ts.TypeChecker,
): string | undefined {
  const {expression} = statement;
  if (isCaught(expression)) return undefined;
  if (!ts.isNewExpression(expression) && !ts.isCallExpression(expression)) {
    return expression.getText();
  }
  const [message] = expression.arguments ?? [];
  return message ? messageOf(message, checker) : expression.expression.getText();
}

/** Whether a value is the error of a surrounding `catch`. */
function isCaught(expression: ts.Expression): boolean {
  for (let node: ts.Node = expression; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isCatchClause(node) && node.variableDeclaration?.name.getText() === expression.getText())
      return true;
  }
  return false;
}

/** Whether what a node throws stays inside: a `catch` around it takes it and throws nothing. */
export function isSwallowed(node: ts.Node, within: ts.Node): boolean {
  for (let at = node; at !== within && !ts.isSourceFile(at); at = at.parent) {
    const parent = at.parent;
    if (!ts.isTryStatement(parent) || parent.tryBlock !== at || !parent.catchClause) continue;
    if (!throwsAny(parent.catchClause.block)) return true;
  }
  return false;
}

function throwsAny(node: ts.Node): boolean {
  return (
    ts.isThrowStatement(node) || !!ts.forEachChild(node, (child) => throwsAny(child) || undefined)
  );
}
