import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FieldNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** The first field that lies deeper than allowed, fragments followed, as an error with its place. */
export function checkDepth({definitions}: DocumentNode, deepest: number): GraphQLError | undefined {
  const fragments = new Map(
    definitions
      .filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
      .map(({name, selectionSet}) => [name.value, selectionSet]),
  );
  // Fragments that spread each other twice would be walked again and again.
  const visited = new Set<string>();

  const deepField = (set: SelectionSetNode | undefined, depth: number): FieldNode | undefined =>
    firstOf(set?.selections ?? [], (selection) => deepFieldIn(selection, depth));

  function deepFieldIn(selection: SelectionNode, depth: number): FieldNode | undefined {
    switch (selection.kind) {
      case Kind.FIELD:
        return depth > deepest ? selection : deepField(selection.selectionSet, depth + 1);
      case Kind.INLINE_FRAGMENT:
        return deepField(selection.selectionSet, depth);
      case Kind.FRAGMENT_SPREAD:
        return deepFieldInFragment(selection.name.value, depth);
    }
  }

  function deepFieldInFragment(name: string, depth: number): FieldNode | undefined {
    const key = `${name} ${depth}`;
    if (visited.has(key)) return undefined;
    visited.add(key);
    return deepField(fragments.get(name), depth);
  }

  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const field = firstOf(operations, ({selectionSet}) => deepField(selectionSet, 1));
  return (
    field && new GraphQLError(`Fields may be nested at most ${deepest} deep here.`, {nodes: field})
  );
}

/** The first result of a search in several places. */
function firstOf<Place, Result>(
  places: readonly Place[],
  search: (place: Place) => Result | undefined,
): Result | undefined {
  for (const place of places) {
    const result = search(place);
    if (result) return result;
  }
  return undefined;
}
