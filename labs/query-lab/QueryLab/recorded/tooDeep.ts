import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FieldNode,
  type SelectionSetNode,
} from 'graphql';

/** The first field that lies deeper than allowed, fragments followed, as an error with its place. */
export function tooDeep({definitions}: DocumentNode, deepest: number): GraphQLError | undefined {
  const fragments = new Map(
    definitions
      .filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
      .map(({name, selectionSet}) => [name.value, selectionSet]),
  );
  // Fragments that spread each other twice would be walked again and again.
  const seen = new Set<string>();

  function beyond(set: SelectionSetNode | undefined, depth: number): FieldNode | undefined {
    for (const one of set?.selections ?? []) {
      const found =
        one.kind === Kind.FIELD
          ? depth > deepest
            ? one
            : beyond(one.selectionSet, depth + 1)
          : one.kind === Kind.INLINE_FRAGMENT
            ? beyond(one.selectionSet, depth)
            : spread(one.name.value, depth);
      if (found) return found;
    }
    return undefined;
  }

  function spread(name: string, depth: number): FieldNode | undefined {
    const key = `${name} ${depth}`;
    if (seen.has(key)) return undefined;
    seen.add(key);
    return beyond(fragments.get(name), depth);
  }

  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const field = beyond(definition.selectionSet, 1);
    if (field) {
      return new GraphQLError(`Fields lie within each other at most ${deepest} deep here.`, {
        nodes: field,
      });
    }
  }
  return undefined;
}
