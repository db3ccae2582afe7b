import type {JSONOutput as TypeDoc} from 'typedoc';
import type {Call, Parameter} from '../model';
import {describe, describeResult, type Quote} from './describe';
import {extractValue} from './extractValue';
import type {Source} from './source';
import {writeType} from './writeType';

/** What a declaration that is called brings to each of its signatures. */
type Caller = {
  source: Source;
  quote: Quote;
  /** The text of the declaration, for a signature without one of its own. */
  comment?: TypeDoc.Comment;
  write: (signature: TypeDoc.SignatureReflection) => string;
};

/** One signature of a function, method or constructor. */
export function extractCall(
  signature: TypeDoc.SignatureReflection,
  {source, quote, write, ...caller}: Caller,
): Call {
  const comment = signature.comment ?? caller.comment;
  return {
    text: describe(comment, quote),
    signature: write(signature),
    parameters: (signature.parameters ?? []).map((one) => extractParameter(one, source, quote)),
    returns: {type: writeType(signature.type), text: describeResult(comment, quote)},
  };
}

function extractParameter(
  {name, type, flags, comment}: TypeDoc.ParameterReflection,
  source: Source,
  quote: Quote,
): Parameter {
  return {
    name,
    ...extractValue(type, source),
    isOptional: flags.isOptional ?? false,
    text: describe(comment, quote),
  };
}
