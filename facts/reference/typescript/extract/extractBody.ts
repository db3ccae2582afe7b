import type {JSONOutput as TypeDoc} from 'typedoc';
import type {Container, EnumMember, ExportBody} from '../model';
import {extractCall} from './extractCall';
import {extractMembers} from './extractMembers';
import {extractValue} from './extractValue';
import {kindOf} from './kindOf';
import {quoteOf, type Source} from './source';
import {callsOf, typeOf, writeOverload} from './writeDeclaration';
import {writeType} from './writeType';

/** What an export contains, by its kind. */
export function extractBody(
  declaration: TypeDoc.DeclarationReflection,
  source: Source,
): ExportBody {
  const {name, comment, children = []} = declaration;
  const kind = kindOf(declaration);
  const calls = callsOf(declaration);
  if (calls) {
    const quote = quoteOf(source, declaration.id);
    const write = (signature: TypeDoc.SignatureReflection) => writeOverload(name, signature);
    const caller = {source, quote, comment, write};
    return {kind: 'function', overloads: calls.map((signature) => extractCall(signature, caller))};
  }
  switch (kind) {
    case 'class':
    case 'interface':
      return {kind, ...extractContainer(declaration, source)};
    case 'enum':
      return {kind, members: children.map((child) => extractEnumMember(child, source))};
    case 'type':
      return {kind, value: extractValue(typeOf(declaration), source)};
    case 'variable':
      return {kind: 'constant', value: extractValue(typeOf(declaration), source)};
    case 'namespace':
      return {kind};
    default:
      throw new Error(
        `${source.package} exports "${name}" as ${kind}, where a class, interface, enum, function, type, variable or namespace was expected; teach facts/reference/typescript/extract to read it`,
      );
  }
}

function extractContainer(declaration: TypeDoc.DeclarationReflection, source: Source): Container {
  return {
    typeParameters: (declaration.typeParameters ?? []).map(({name, type}) => ({
      name,
      extends: type && writeType(type),
    })),
    extends: (declaration.extendedTypes ?? []).map(writeType),
    implements: (declaration.implementedTypes ?? []).map(writeType),
    members: extractMembers(declaration, source),
  };
}

function extractEnumMember(member: TypeDoc.DeclarationReflection, source: Source): EnumMember {
  const value = member.type?.type === 'literal' ? member.type.value : undefined;
  if (typeof value !== 'string' && typeof value !== 'number') {
    throw new Error(
      `${source.package} declares "${member.name}" of an enum without its value, where a string or number was expected; a declaration file states it`,
    );
  }
  return {name: member.name, value};
}
