import type {JSONOutput as TypeDoc} from 'typedoc';
import type {Flags, Member} from '../model';
import {describe} from './describe';
import {extractCall} from './extractCall';
import {extractValue} from './extractValue';
import {kindOf} from './kindOf';
import {quoteOf, type Source} from './source';
import {isConstructor, writeIndex} from './writeCall';
import {writeMethod, writeOwnCall, writeProperty} from './writeMembers';

/** The members of a class, an interface or an object type, each overload by itself. */
export function extractMembers(
  {id, signatures = [], children = [], indexSignatures = []}: TypeDoc.DeclarationReflection,
  source: Source,
): Member[] {
  const quote = quoteOf(source, id);
  const called = {source, quote, write: writeOwnCall};
  const index = {source, quote, write: writeIndex};
  return [
    ...signatures.map((signature) => ({
      ...extractCall(signature, called),
      ...flagsOf(signature.flags),
      kind: 'call' as const,
      name: isConstructor(signature) ? 'new' : 'call',
    })),
    ...children.filter((child) => !isOfTheLanguage(child, source)).flatMap(memberOf(source)),
    ...indexSignatures.map((signature) => ({
      ...extractCall(signature, index),
      ...flagsOf(signature.flags),
      kind: 'index' as const,
      name: 'index',
    })),
  ].map(countOverloads);
}

/** What every class of errors has says nothing of this one. */
function isOfTheLanguage(child: TypeDoc.DeclarationReflection, source: Source): boolean {
  return Boolean(child.inheritedFrom) && /^(typescript$|@types\/)/.test(source.packageOf(child.id));
}

const memberOf =
  (source: Source) =>
  (child: TypeDoc.DeclarationReflection): Member[] => {
    const quote = quoteOf(source, child.id);
    const common = {
      ...flagsOf(child.flags),
      name: child.name,
      inheritedFrom: child.inheritedFrom && {
        type: child.inheritedFrom.name.replace(/\.[^.]*$/, ''),
        package: source.packageOf(child.id),
      },
    };
    if (child.signatures) {
      const kind = kindOf(child) === 'constructor' ? 'constructor' : 'method';
      const write = (signature: TypeDoc.SignatureReflection) => writeMethod(child, signature);
      const caller = {source, quote, write};
      return child.signatures.map((one) => ({...extractCall(one, caller), ...common, kind}));
    }
    const {getSignature, setSignature} = child;
    const accessor = getSignature ?? setSignature;
    const type = getSignature?.type ?? setSignature?.parameters?.[0]?.type ?? child.type;
    const comment = child.comment ?? getSignature?.comment ?? setSignature?.comment;
    const value = {
      ...describe(comment, quote),
      ...extractValue(type, source),
      ...common,
      signature: writeProperty(child),
    };
    return accessor
      ? [{...value, kind: 'accessor', isReadonly: !setSignature}]
      : [{...value, kind: 'property'}];
  };

function flagsOf(flags: TypeDoc.ReflectionFlags): Flags {
  return {
    isStatic: flags.isStatic ?? false,
    isReadonly: flags.isReadonly ?? false,
    isOptional: flags.isOptional ?? false,
    isProtected: flags.isProtected ?? false,
    isAbstract: flags.isAbstract ?? false,
  };
}

function countOverloads(member: Member, index: number, all: Member[]): Member {
  const isAlike = (one: Member) =>
    one.name === member.name && one.kind === member.kind && one.isStatic === member.isStatic;
  if (all.filter(isAlike).length === 1) return member;
  return {...member, overload: all.slice(0, index + 1).filter(isAlike).length};
}
