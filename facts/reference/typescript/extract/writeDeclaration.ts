import type {JSONOutput as TypeDoc} from 'typedoc';
import {kindOf} from './kindOf';
import {isConstructor, writeCall, writeTypeParameters} from './writeCall';
import {writeType} from './writeType';

/** A declaration on one line, without its members: `class Percent extends Fraction`. */
export function writeDeclaration(declaration: TypeDoc.DeclarationReflection): string {
  const {name, extendedTypes, implementedTypes, flags} = declaration;
  const kind = kindOf(declaration);
  const [first] = callsOf(declaration) ?? [];
  if (first) return writeOverload(name, first);

  const start = `${name}${writeTypeParameters(declaration)}`;
  switch (kind) {
    case 'class':
    case 'interface':
      return (
        `${flags.isAbstract ? 'abstract ' : ''}${kind} ${start}` +
        writeBases('extends', extendedTypes) +
        writeBases('implements', implementedTypes)
      );
    case 'type':
      return `type ${start} = ${writeType(typeOf(declaration))}`;
    case 'variable':
      return `const ${name}: ${writeType(typeOf(declaration))}`;
    default:
      return `${kind} ${name}`;
  }
}

/** `function toHex(bigintIsh: BigintIsh): string`. */
export function writeOverload(name: string, signature: TypeDoc.SignatureReflection): string {
  return `function ${writeCall(name, signature)}`;
}

/** The signatures of a function, be it declared as one or as a constant of a function's type. */
export function callsOf(
  declaration: TypeDoc.DeclarationReflection,
): TypeDoc.SignatureReflection[] | undefined {
  const kind = kindOf(declaration);
  if (kind === 'function') return declaration.signatures;
  if (kind !== 'variable' || declaration.type?.type !== 'reflection') return undefined;
  const {signatures, children, indexSignatures} = declaration.type.declaration;
  if (children || indexSignatures || signatures?.some(isConstructor)) return undefined;
  return signatures;
}

/** TypeDoc hangs the members of `type X = {…}` on X itself. */
export function typeOf(declaration: TypeDoc.DeclarationReflection): TypeDoc.SomeType {
  return declaration.type ?? {type: 'reflection', declaration};
}

function writeBases(keyword: string, types: TypeDoc.SomeType[] = []): string {
  return types.length > 0 ? ` ${keyword} ${types.map(writeType).join(', ')}` : '';
}
