import type {JSONOutput as TypeDoc} from 'typedoc';
import type {Member} from '../model';
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
    text: describe(comment, quote),
    ...extractValue(type, source),
    ...common,
    signature: writeProperty(child),
  };
  return [{...value, kind: kindOf(child) === 'property' ? 'property' : 'accessor'}];
}

/** What modifiers say of a member. */
export const flagsOf = ({isStatic = false, isOptional = false}: TypeDoc.ReflectionFlags) => ({
  isStatic,
  isOptional,
});
