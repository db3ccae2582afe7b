import ts from 'typescript';
import type {TypedProgram} from './typedProgram';

/** A function of a package, with the class of its `this` where it has one. */
export type Target = {body: ts.SignatureDeclaration; self?: ts.ClassDeclaration};

/** The classes of packages, with their bases and what is derived from them. */
export type Classes = {
  baseOf: (one: ts.ClassDeclaration) => ts.ClassDeclaration | undefined;
  /** Itself, what extends it, and what implements it. */
  heirsOf: (one: ts.Declaration) => ts.ClassDeclaration[];
  /** A member by name, of the class or of the nearest base that has it. */
  memberOf: (
    self: ts.ClassDeclaration,
    name: string,
    where: {isStatic: boolean; setter?: boolean},
  ) => ts.SignatureDeclaration | undefined;
  constructorOf: (self: ts.ClassDeclaration) => ts.ConstructorDeclaration | undefined;
};

/** What calls are resolved in. */
export type Scope = {typed: TypedProgram; classes: Classes};

/** Reads the classes of these files. */
export function readClasses(
  files: readonly ts.SourceFile[],
  {checker}: Pick<TypedProgram, 'checker'>,
): Classes {
  const classes = files.flatMap(({statements}) => statements.filter(ts.isClassDeclaration));
  const parents = new Map(classes.map((one) => [one, parentsOf(one, checker)]));
  const baseOf = (one: ts.ClassDeclaration) => parents.get(one)?.find(ts.isClassDeclaration);
  const isHeir = (one: ts.ClassDeclaration, of: ts.Declaration): boolean =>
    (parents.get(one) ?? []).some(
      (parent) => parent === of || (ts.isClassDeclaration(parent) && isHeir(parent, of)),
    );
  const chain = (one: ts.ClassDeclaration): ts.ClassDeclaration[] => {
    const base = baseOf(one);
    return base ? [one, ...chain(base)] : [one];
  };
  return {
    baseOf,
    heirsOf: (of) => classes.filter((one) => one === of || isHeir(one, of)),
    memberOf: (self, name, {isStatic, setter = false}) => {
      for (const one of chain(self)) {
        const member = one.members.find(
          (other) =>
            other.name?.getText() === name &&
            isStaticMember(other) === isStatic &&
            'body' in other &&
            !!other.body &&
            (!ts.isAccessor(other) || ts.isSetAccessor(other) === setter),
        );
        if (member) return member as ts.MethodDeclaration | ts.AccessorDeclaration;
      }
      return undefined;
    },
    constructorOf: (self) =>
      chain(self)
        .flatMap((one) => one.members.filter(ts.isConstructorDeclaration))
        .find(({body}) => body),
  };
}

export const isStaticMember = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  !!node.modifiers?.some(({kind}) => kind === ts.SyntaxKind.StaticKeyword);

/** The declarations of what a class extends and implements. */
function parentsOf(one: ts.ClassDeclaration, checker: ts.TypeChecker): ts.Declaration[] {
  return (one.heritageClauses ?? [])
    .flatMap(({types}) => types)
    .flatMap(({expression}) => resolve(checker.getSymbolAtLocation(expression), checker) ?? [])
    .flatMap(({declarations = []}) => declarations);
}

/** What a symbol stands for, behind imports. */
export const resolve = (
  symbol: ts.Symbol | undefined,
  checker: ts.TypeChecker,
): ts.Symbol | undefined =>
  symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The class whose member a function is. */
export const classAround = (body: ts.Node): ts.ClassDeclaration | undefined =>
  ts.isClassDeclaration(body.parent) ? body.parent : undefined;

/** The functions with a body that a name stands for. */
export const functionsOf = (symbol: ts.Symbol | undefined): Target[] =>
  (symbol?.declarations ?? []).flatMap((one): Target[] => {
    if (ts.isFunctionDeclaration(one)) {
      return one.body && !/^__/.test(one.name?.text ?? '') ? [{body: one}] : [];
    }
    const value = ts.isVariableDeclaration(one) ? one.initializer : undefined;
    return value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value))
      ? [{body: value}]
      : [];
  });
