import type {JSONOutput as TypeDoc} from 'typedoc';
import type {Container, EnumMember, Export} from '../model';
import {describe} from './describe';
import {extractCall, extractTypeParameters} from './extractCall';
import {extractMembers} from './extractMembers';
import {extractValue} from './extractValue';
import {kindOf} from './kindOf';
import {quoteOf, type Source} from './source';
import {callsOf, writeOverload} from './writeDeclaration';
import {writeType} from './writeType';

type Body = Export extends infer Each ? (Each extends Export ? Omit<Each, Shared> : never) : never;
type Shared = 'name' | 'importLine' | 'signature' | 'text' | 'deprecation' | 'throws' | 'notes';

/** What an export holds, by its kind; `nested` reads what a namespace exports. */
export function extractBody(
  declaration: TypeDoc.DeclarationReflection,
  source: Source,
  nested: (child: TypeDoc.DeclarationReflection) => Export,
): Body {
  const quote = quoteOf(source, declaration.id);
  const kind = kindOf(declaration);
  const calls = callsOf(declaration);
  if (calls) {
    const {name, comment} = declaration;
    const write = (signature: TypeDoc.SignatureReflection) => writeOverload(name, signature);
    const overloads = calls.map((signature) =>
      extractCall(signature, {source, quote, comment: signature.comment ?? comment, write}),
    );
    return {kind: 'function', overloads};
  }
  switch (kind) {
    case 'class':
    case 'interface':
      return {kind, ...extractContainer(declaration, source)};
    case 'enum':
      return {kind, members: (declaration.children ?? []).map((one) => enumMember(one, source))};
    case 'type': {
      const typeParameters = extractTypeParameters(declaration.typeParameters, quote);
      return {kind, typeParameters, value: extractValue(typeOf(declaration), source)};
    }
    case 'variable':
      return {kind: 'constant', value: extractValue(typeOf(declaration), source)};
    case 'namespace':
      return {kind, exports: (declaration.children ?? []).map(nested)};
    default:
      throw new Error(`${source.package} exports "${declaration.name}" as a ${kind}, which no package can`);
  }
}
