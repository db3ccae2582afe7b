import type {Context, Models} from 'typedoc';
import {declarationsOf} from './declarationsOf';

/**
 * Names a parameter that is taken apart as it was written, `{tokenA, tokenB}`, and gives its fields
 * their `@param`: TypeDoc would call the parameter by the first of them and drop the others.
 */
export function restoreParameters(
  context: Context,
  {Comment}: Pick<typeof Models, 'Comment'>,
): void {
  for (const signature of Object.values(context.project.reflections)) {
    if (!signature.isSignature()) continue;
    const {parameters = []} = signature;
    for (const parameter of parameters) parameter.name = writtenName(context, parameter);

    const names = parameters.map(({name}) => name);
    for (const tag of commentOf(signature)?.blockTags ?? []) {
      const {name = '', content} = tag;
      if (tag.tag !== '@param' || names.includes(name.replace(/\..*/, ''))) continue;
      const field = parameters.map((one) => fieldOf(one, name)).find(Boolean);
      if (field && !field.comment) field.comment = new Comment(content);
    }
  }
}

function writtenName(context: Context, parameter: Models.ParameterReflection): string {
  const sourceName = declarationsOf(context, parameter)[0]?.name?.getText() ?? parameter.name;
  if (!/^[{[]/.test(sourceName)) return parameter.name;
  const line = sourceName.replace(/\s+/g, ' ');
  return line.replace(/^([{[]) /, '$1').replace(/,? ?([}\]])$/, '$1');
}

/** The comment of a constant that holds a function stands at the constant. */
function commentOf({comment, parent}: Models.SignatureReflection): Models.Comment | undefined {
  return comment ?? (parent.name === '__type' ? parent.parent?.comment : undefined);
}

function fieldOf(
  {type}: Models.ParameterReflection,
  name: string,
): Models.DeclarationReflection | undefined {
  if (type?.type !== 'reflection') return undefined;
  return type.declaration.children?.find((child) => child.name === name);
}
