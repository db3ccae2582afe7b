import {
  GraphQLID,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  type GraphQLFieldConfig,
} from 'graphql';
import {blockArgument, blockOf, type AtBlock} from './blockArgument';
import {entityTypes, type RowAtBlock} from './entityTypes';
import {errorArgument} from './errorArgument';
import {createLookup, rowOf, rowsIn} from './lookup';
import {metaField} from './metaField';
import {queryNames} from './queryNames';
import type {Entity, Field} from './readEntities';
import type {Recording, Row} from './recording';
import {scalars} from './scalars';
import {selectRows, type ListArguments} from './selectRows';

/**
 * The schema that a subgraph answers with, made from its entities, with resolvers over what was
 * recorded.
 */
export function querySchema(entities: readonly Entity[], recording: Recording): GraphQLSchema {
  const lookupAt = createLookup(entities, recording);
  const others = {
    entityOf: lookupAt(0).entityOf,
    filterOf: (name: string) => lookUp(name).where,
  };
  const types = new Map<string, ReturnType<typeof entityTypes>>(
    entities.map((entity) => [
      entity.name,
      entityTypes(entity, {resolve: resolveField, ...others}),
    ]),
  );
  const lookUp = (name: string): ReturnType<typeof entityTypes> => {
    const found = types.get(name);
    if (!found) throw new Error(`the schema has no entity ${name}`);
    return found;
  };
  const seen = (rows: readonly Row[], block: number): RowAtBlock[] =>
    rows.map((row) => ({row, block}));

  /** A field of a row: a value, the row that it names, or rows by their ids or by what points here. */
  function resolveField(field: Field): GraphQLFieldConfig<RowAtBlock, unknown> {
    if (!field.isReference) {
      return {type: outputType(field), resolve: ({row}) => row[field.name] ?? null};
    }
    const {entity, object, listArguments} = lookUp(field.typeName);
    if (!field.isList) {
      return {
        type: marked(object, field),
        resolve: ({row, block}) => {
          const found = rowOf(lookupAt(block), {entity: field.typeName, id: row[field.name]});
          return found ? {row: found, block} : null;
        },
      };
    }
    return {
      type: marked(new GraphQLList(new GraphQLNonNull(object)), field),
      args: listArguments,
      resolve: ({row, block}, asked) => {
        const lookup = lookupAt(block);
        const rows = rowsIn(lookup, {field, row});
        return seen(selectRows(rows, {entity, asked: asked as ListArguments, lookup}), block);
      },
    };
  }

  const root = entities.map(({name}): Record<string, GraphQLFieldConfig<unknown, unknown>> => {
    const {entity, object, listArguments} = lookUp(name);
    const {one, many} = queryNames(name);
    return {
      [one]: {
        type: object,
        args: {id: {type: new GraphQLNonNull(GraphQLID)}, ...blockArgument, ...errorArgument},
        resolve: (_root, asked) => {
          const {id, ...at} = asked as AtBlock & {id: string};
          const block = blockOf(recording, at);
          const row = rowOf(lookupAt(block), {entity: name, id});
          return row ? {row, block} : null;
        },
      },
      [many]: {
        type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(object))),
        args: {...listArguments, ...blockArgument, ...errorArgument},
        resolve: (_root, asked) => {
          const block = blockOf(recording, asked as AtBlock);
          const lookup = lookupAt(block);
          const rows = [...lookup.versionsOf(name).values()].map(({row}) => row);
          return seen(selectRows(rows, {entity, asked: asked as ListArguments, lookup}), block);
        },
      },
    };
  });
  const fields = Object.assign({}, ...root, {_meta: metaField(recording)});
  return new GraphQLSchema({query: new GraphQLObjectType({name: 'Query', fields})});
}

const marked = <Type extends GraphQLObjectType | GraphQLList<GraphQLNonNull<GraphQLObjectType>>>(
  type: Type,
  {isRequired}: Field,
) => (isRequired ? new GraphQLNonNull(type) : type);

function outputType({typeName, isRequired}: Field) {
  const type = scalars[typeName];
  if (!type) throw new Error(`the schema has no type ${typeName}`);
  return isRequired ? new GraphQLNonNull(type) : type;
}
