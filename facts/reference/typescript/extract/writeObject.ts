import type {JSONOutput as TypeDoc} from 'typedoc';
import {writeFunction} from './writeCall';
import {writeMembers} from './writeMembers';

/** An object type, or the function type that has one signature and nothing else. */
export function writeObject(declaration: TypeDoc.DeclarationReflection): string {
  const {signatures = [], children = [], indexSignatures = []} = declaration;
  const [only, ...others] = signatures;
  const isFunction = only && others.length + children.length + indexSignatures.length === 0;
  return isFunction ? writeFunction(only) : `{${writeMembers(declaration).join('; ')}}`;
}
