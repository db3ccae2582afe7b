import type {JSONOutput as TypeDoc} from 'typedoc';
import type {Flags, Member} from '../model';
import {describe} from './describe';
import {extractCall} from './extractCall';
import {extractValue} from './extractValue';
import {kindOf} from './kindOf';
import {quoteOf, type Source} from './source';
import {writeMethod, writeProperty} from './writeMembers';

/** A property, an accessor, or every overload of a method or constructor of its owner. */
export function extractMember(
  child: TypeDoc.DeclarationReflection,
  owner: TypeDoc.DeclarationReflection,
  source: Source,
): Member[] {
  const {name, signatures, getSignature, setSignature, inheritedFrom} = child;
  const quote = quoteOf(source, child.id);
  const common = {
    ...flagsOf(child.flags),
    name,
    inheritedFrom: inheritedFrom && {
      type: inheritedFrom.name.replace(/\.[^.]*$/, ''),
      package: source.packageOf(child.id),
    },
  };
  if (signatures) {
    const kind = kindOf(child) === 'constructor' ? 'constructor' : 'method';
    const write = (one: TypeDoc.SignatureReflection) => writeMethod(child, one, owner);
    const caller = {source, quote, write};
    return signatures.map((one) => ({...extractCall(one, caller), ...common, kind}));
  }
  const type = getSignature?.type ?? setSignature?.parameters?.[0]?.type ?? child.type;
  const comment = child.comment ?? getSignature?.comment ?? setSignature?.comment;
  const value = {
    ...describe(comment, quote),
    ...extractValue(type, source),
    ...common,
    signature: writeProperty(child),
  };
  if (kindOf(child) === 'property') return [{...value, kind: 'property'}];
  return [{...value, kind: 'accessor', isReadonly: !setSignature}];
}

/** What modifiers say of a member. */
export function flagsOf(flags: TypeDoc.ReflectionFlags): Flags {
  return {
    isStatic: flags.isStatic ?? false,
    isReadonly: flags.isReadonly ?? false,
    isOptional: flags.isOptional ?? false,
    isProtected: flags.isProtected ?? false,
    isAbstract: flags.isAbstract ?? false,
  };
}
