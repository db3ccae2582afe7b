import type {Context, Models, TypeScript as TS} from 'typedoc';

/** A declaration in the compiler's tree, with the parts that most declarations have. */
export type Declaration = TS.Declaration &
  Partial<Record<'type' | 'constraint' | 'default', TS.TypeNode>> & {
    name?: TS.BindingName;
    heritageClauses?: readonly TS.HeritageClause[];
  };

/** How something was written; a signature as the function that it belongs to. */
export function declarationsOf(context: Context, reflection: Models.Reflection): Declaration[] {
  const owner = reflection.isSignature() ? reflection.parent : reflection;
  return owner ? (context.getSymbolFromReflection(owner)?.declarations ?? []) : [];
}
