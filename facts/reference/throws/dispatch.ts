import ts from 'typescript';
import {exactClassOf} from './exactClassOf';
import {
  classAround,
  functionsOf,
  isStaticMember,
  resolve,
  type Scope,
  type Target,
} from './classes';

type Place = {target: Target; scope: Scope};

/** The functions that the use of a property runs: a method, wherever it is called then, or a getter. */
export function targetsOfProperty(
  node: ts.PropertyAccessExpression | ts.BindingElement,
  place: Place,
): {targets: Target[]; isOpen: boolean} {
  if (ts.isBindingElement(node)) {
    const {checker} = place.scope.typed;
    const type = checker.getTypeAtLocation(node.parent);
    const name = (node.propertyName ?? node.name).getText();
    return {targets: ofType(type, {name, setter: false}, place) ?? [], isOpen: false};
  }
  const name = node.name.text;
  const setter = isWritten(node);
  const own = ofSelf(node.expression, {name, setter}, place);
  if (own) return {targets: own, isOpen: false};
  return ofValue(node, {name, setter}, place);
}

type Wanted = {name: string; setter: boolean};

/** Of `super` and `this`: the class is known. */
function ofSelf(of: ts.Expression, wanted: Wanted, {target, scope}: Place): Target[] | undefined {
  const isSuper = of.kind === ts.SyntaxKind.SuperKeyword;
  if (!isSuper && of.kind !== ts.SyntaxKind.ThisKeyword) return undefined;
  const around = classAround(target.body);
  const isStatic = isStaticMember(target.body);
  const from = isSuper ? around && scope.classes.baseOf(around) : target.self;
  const body = from && scope.classes.memberOf(from, wanted.name, {isStatic, setter: wanted.setter});
  return body ? [{body, self: target.self}] : [];
}

function ofValue(
  {expression, name: nameNode, parent}: ts.PropertyAccessExpression,
  wanted: Wanted,
  place: Place,
): {targets: Target[]; isOpen: boolean} {
  const {typed, classes} = place.scope;
  const symbol = resolve(typed.checker.getSymbolAtLocation(expression), typed.checker);
  const self = symbol?.declarations?.find(ts.isClassDeclaration);
  if (self) {
    const body = classes.memberOf(self, wanted.name, {isStatic: true, setter: wanted.setter});
    return {targets: body ? [{body, self}] : [], isOpen: false};
  }
  const functions = functionsOf(
    resolve(typed.checker.getSymbolAtLocation(nameNode), typed.checker),
  );
  if (functions.length > 0) return {targets: functions, isOpen: false};
  const exact = exactClassOf(expression, typed);
  if (exact) {
    const body = classes.memberOf(exact, wanted.name, {isStatic: false, setter: wanted.setter});
    return {targets: body ? [{body, self: exact}] : [], isOpen: false};
  }
  const targets = ofType(typed.checker.getTypeAtLocation(expression), wanted, place);
  const isCalled = ts.isCallExpression(parent) && parent.expression.getText().endsWith(wanted.name);
  return {targets: targets ?? [], isOpen: !targets && isCalled};
}

/** Of any object of a type: its class, what extends it and what implements it; nothing where the type is unknown. */
function ofType(type: ts.Type, {name, setter}: Wanted, {scope}: Place): Target[] | undefined {
  const {checker} = scope.typed;
  const apparent = checker.getApparentType(type);
  if (apparent.flags & ts.TypeFlags.Any) return undefined;
  const parts = apparent.isUnionOrIntersection() ? apparent.types : [apparent];
  const heirs = parts
    .map((part) => checker.getApparentType(part))
    .flatMap((part) => part.getSymbol()?.declarations ?? [])
    .filter((one) => scope.typed.isOurs(one.getSourceFile()))
    .flatMap((one) => scope.classes.heirsOf(one));
  return [...new Set(heirs)].flatMap((self) => {
    const body = scope.classes.memberOf(self, name, {isStatic: false, setter});
    return body ? [{body, self}] : [];
  });
}

const isWritten = (node: ts.PropertyAccessExpression): boolean =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
  node.parent.left === node;
