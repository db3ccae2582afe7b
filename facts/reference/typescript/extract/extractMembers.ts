import type {JSONOutput as TypeDoc} from 'typedoc';
import type {Member} from '../model';
import {extractCall} from './extractCall';
import {extractMember, flagsOf} from './extractMember';
import {quoteOf, type Source} from './source';
import {isConstructor, writeIndex} from './writeCall';
import {writeOwnCall} from './writeMembers';

/** The members of a class, an interface or an object type, each overload by itself. */
export function extractMembers(
  declaration: TypeDoc.DeclarationReflection,
  source: Source,
): Member[] {
  const {id, signatures = [], children = [], indexSignatures = []} = declaration;
  const quote = quoteOf(source, id);
  const called = {source, quote, write: writeOwnCall};
  const index = {source, quote, write: writeIndex};
  return [
    ...signatures.map((signature) => ({
      ...extractCall(signature, called),
      ...flagsOf(signature.flags),
      ...callName(signature),
    })),
    ...children
      .filter((child) => !isOfTheLanguage(child, source))
      .flatMap((child) => extractMember(child, declaration, source)),
    ...indexSignatures.map((signature) => ({
      ...extractCall(signature, index),
      ...flagsOf(signature.flags),
      kind: 'index' as const,
      name: 'index',
    })),
  ].map(countOverloads);
}

/** How an object that is called itself is called. */
function callName(signature: TypeDoc.SignatureReflection): {
  kind: 'constructor' | 'call';
  name: string;
} {
  return isConstructor(signature)
    ? {kind: 'constructor', name: 'constructor'}
    : {kind: 'call', name: 'call'};
}

/** What every class of errors has says nothing of this one. */
function isOfTheLanguage(child: TypeDoc.DeclarationReflection, source: Source): boolean {
  return Boolean(child.inheritedFrom) && /^(typescript$|@types\/)/.test(source.packageOf(child.id));
}

function countOverloads(member: Member, index: number, all: Member[]): Member {
  const isAlike = (one: Member) =>
    one.name === member.name && one.kind === member.kind && one.isStatic === member.isStatic;
  if (all.filter(isAlike).length === 1) return member;
  return {...member, overload: all.slice(0, index + 1).filter(isAlike).length};
}
