import ts from 'typescript';
import {resolve} from './classes';
import type {TypedProgram} from './typedProgram';

/** The class that a value is of, and not of one derived from it: it was made by `new`, here or by the function that returns it. */
export function exactClassOf(
  node: ts.Expression,
  typed: TypedProgram,
  depth = 0,
): ts.ClassDeclaration | undefined {
  const {checker} = typed;
  if (depth > DEPTH) return undefined;
  if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node)) {
    return exactClassOf(node.expression, typed, depth);
  }
  if (ts.isNewExpression(node)) {
    return resolve(checker.getSymbolAtLocation(node.expression), checker)?.declarations?.find(
      ts.isClassDeclaration,
    );
  }
  const named = ts.isCallExpression(node) ? node.expression : node;
  if (!ts.isIdentifier(named) && !ts.isPropertyAccessExpression(named)) return undefined;
  const [declaration, ...others] = (
    resolve(checker.getSymbolAtLocation(named), checker)?.declarations ?? []
  ).filter((one) => !('body' in one) || one.body);
  if (!declaration || others.length > 0) return undefined;
  if (ts.isVariableDeclaration(declaration)) {
    const isConst = declaration.parent.flags & ts.NodeFlags.Const;
    return isConst && declaration.initializer && !ts.isCallExpression(node)
      ? exactClassOf(declaration.initializer, typed, depth + 1)
      : undefined;
  }
  if (!ts.isAccessor(declaration) && !ts.isCallExpression(node)) return undefined;
  return isFixed(declaration, node) ? classOfReturns(declaration, typed, depth) : undefined;
}

const DEPTH = 4;

/** Whether no class derived from it has another body for it: functions, statics, and methods of a value that `new` made. */
function isFixed(declaration: ts.Declaration, node: ts.Expression): boolean {
  return (
    ts.isFunctionDeclaration(declaration) ||
    ts.isAccessor(declaration) ||
    (ts.isMethodDeclaration(declaration) &&
      !!declaration.modifiers?.some(({kind}) => kind === ts.SyntaxKind.StaticKeyword)) ||
    (ts.isMethodDeclaration(declaration) && node.kind === ts.SyntaxKind.CallExpression)
  );
}

/** The class of everything that a function returns, where it is one. */
function classOfReturns(
  declaration: ts.Declaration,
  typed: TypedProgram,
  depth: number,
): ts.ClassDeclaration | undefined {
  const returned: ts.Expression[] = [];
  const read = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) returned.push(node.expression);
    if (!ts.isFunctionLike(node) || node === declaration) ts.forEachChild(node, read);
  };
  read(declaration);
  const classes = returned.map((one) => exactClassOf(one, typed, depth + 1));
  const [first] = classes;
  return classes.every((one) => one === first) ? first : undefined;
}
