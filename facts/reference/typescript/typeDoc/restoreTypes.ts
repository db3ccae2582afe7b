import type {Context, Models} from 'typedoc';
import {type Declaration, declarationsOf} from './declarationsOf';

/**
 * Gives types the order and the names that they were written with. TypeScript orders a union by
 * when it first met each type, and TypeDoc calls `TradeType.EXACT_INPUT` by its last name only.
 */
export function restoreTypes(
  context: Context,
  {makeRecursiveVisitor}: Pick<typeof Models, 'makeRecursiveVisitor'>,
): void {
  for (const reflection of Object.values(context.project.reflections)) {
    const sourceText = plain(declarationsOf(context, reflection).map(typesOf).join(' '));
    const visitor = makeRecursiveVisitor({
      reference: (reference) => {
        const {name, qualifiedName} = reference;
        if (qualifiedName.endsWith(`.${name}`) && sourceText.includes(qualifiedName)) {
          reference.name = qualifiedName;
        }
      },
      union: (union) => {
        union.types = orderAs(sourceText, union.types);
      },
    });
    const {type, default: fallback, extendedTypes = []} = reflection as Typed;
    [type, fallback, ...extendedTypes].forEach((one) => one?.visit(visitor));
  }
}

type Typed = Partial<Record<'type' | 'default', Models.SomeType>> & {
  extendedTypes?: Models.SomeType[];
};

/** Every type that a declaration names, as written. */
function typesOf({type, constraint, default: fallback, heritageClauses = []}: Declaration): string {
  const nodes = [type, constraint, fallback, ...heritageClauses];
  return nodes.map((node) => node?.getText() ?? '').join(' ');
}

/** What stands in for a type parameter was not written, and stays where TypeDoc puts it. */
function orderAs(written: string, types: Models.SomeType[]): Models.SomeType[] {
  const places = new Map(types.map((type) => [type, written.indexOf(plain(type.toString()))]));
  if ([...places.values()].includes(-1)) return types;
  return [...types].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
}

/** The same for every way of quoting and spacing. */
const plain = (text: string): string => text.replace(/[\s'"();]/g, '');
