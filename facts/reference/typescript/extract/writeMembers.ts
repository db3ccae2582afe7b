import type {JSONOutput as TypeDoc} from 'typedoc';
import {kindOf} from './kindOf';
import {isConstructor, writeCall, writeIndex, writeNew} from './writeCall';
import {writeType} from './writeType';

/** Every member of an object type on one line, as a reader would write it. */
export function writeMembers(declaration: TypeDoc.DeclarationReflection): string[] {
  const {signatures = [], children = [], indexSignatures = []} = declaration;
  return [
    ...signatures.map(writeOwnCall),
    ...children.flatMap((child) =>
      child.signatures
        ? child.signatures.map((signature) => writeMethod(child, signature, declaration))
        : [writeProperty(child)],
    ),
    ...indexSignatures.map(writeIndex),
  ];
}

/** A signature by which an object is called itself: `(chainId: number): string`. */
export function writeOwnCall(signature: TypeDoc.SignatureReflection): string {
  return writeCall(isConstructor(signature) ? 'new ' : '', signature);
}

/** A method with its modifiers, or a constructor; only that of a class has a name to call it by. */
export function writeMethod(
  member: TypeDoc.DeclarationReflection,
  signature: TypeDoc.SignatureReflection,
  owner: TypeDoc.DeclarationReflection,
): string {
  if (kindOf(member) === 'constructor') {
    return owner.kind === CLASS ? writeNew(signature, member.flags) : writeOwnCall(signature);
  }
  const optional = member.flags.isOptional ? '?' : '';
  return writeModifiers(member) + writeCall(`${writeName(member.name)}${optional}`, signature);
}

/** A property or accessor with its modifiers. */
export function writeProperty(member: TypeDoc.DeclarationReflection): string {
  const {getSignature, setSignature, flags, type} = member;
  const name = writeName(member.name);
  const start = writeModifiers(member);
  const accessors = [
    getSignature && `${start}get ${writeCall(name, getSignature)}`,
    setSignature && `${start}set ${writeCall(name, setSignature).replace(/: void$/, '')}`,
  ].filter(Boolean);
  if (accessors.length > 0) return accessors.join('; ');

  const readonly = flags.isReadonly ? 'readonly ' : '';
  return `${start}${readonly}${name}${flags.isOptional ? '?' : ''}: ${writeType(type)}`;
}

const CLASS = 128;

function writeModifiers({flags}: TypeDoc.DeclarationReflection): string {
  return [
    flags.isProtected && 'protected ',
    flags.isStatic && 'static ',
    flags.isAbstract && 'abstract ',
  ]
    .filter(Boolean)
    .join('');
}

/** TypeDoc writes `Symbol.iterator` as `[iterator]`; a name that is no identifier needs quotes. */
function writeName(name: string): string {
  if (/^[\w$]+$/.test(name)) return name;
  const symbol = /^\[(\w+)\]$/.exec(name)?.[1];
  return symbol ? `[Symbol.${symbol}]` : `'${name}'`;
}
