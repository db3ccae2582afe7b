import {Kind, parse, print, type FieldDefinitionNode, type TypeNode} from 'graphql';

/** A field of an entity, as its schema describes it. */
export type Field = {
  name: string;
  /** The type as written: `[Mint!]!`. */
  type: string;
  /** The type without list and mark: `Mint`. */
  typeName: string;
  isList: boolean;
  isRequired: boolean;
  /** Whether the type is another entity, of which the row holds the id. */
  isReference: boolean;
  /** What a number counts or measures. */
  unit?: string;
  /** The field of the other entity that points here; such a list is not stored. */
  derivedFrom?: string;
  meaning: string;
};

/** A kind of rows that a subgraph stores. */
export type Entity = {name: string; meaning: string; fields: Field[]};

/** The entities of a schema, in its order. */
export function readEntities(schema: string): Entity[] {
  const types = parse(schema).definitions.filter(
    (definition) => definition.kind === Kind.OBJECT_TYPE_DEFINITION,
  );
  const names = new Set(types.map(({name}) => name.value));
  return types.map((type) => ({
    name: type.name.value,
    meaning: type.description?.value ?? '',
    fields: (type.fields ?? []).map((field) => readField(field, names)),
  }));
}

function readField(field: FieldDefinitionNode, entities: ReadonlySet<string>): Field {
  const type = print(field.type);
  const typeName = namedType(field.type);
  const unit = argumentOf(field, 'unit', 'is');
  const derivedFrom = argumentOf(field, 'derivedFrom', 'field');
  return {
    name: field.name.value,
    type,
    typeName,
    isList: type.startsWith('['),
    isRequired: field.type.kind === Kind.NON_NULL_TYPE,
    isReference: entities.has(typeName),
    ...(unit && {unit}),
    ...(derivedFrom && {derivedFrom}),
    meaning: field.description?.value ?? '',
  };
}

const namedType = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);

function argumentOf(
  {directives = []}: FieldDefinitionNode,
  directive: string,
  argument: string,
): string | undefined {
  const argumentNode = directives
    .find(({name}) => name.value === directive)
    ?.arguments?.find(({name}) => name.value === argument);
  return argumentNode?.value.kind === Kind.STRING ? argumentNode.value.value : undefined;
}
