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
import {metaField} from './metaField';
import {queryNames} from './queryNames';
import type {Entity, Field} from './readEntities';
import {rowsAt, type Recording, type Row} from './recording';
import {scalars} from './scalars';
import {selectRows, type ListArguments} from './selectRows';

/**
 * The schema that a subgraph answers with, made from its entities, with resolvers over what was
 * recorded.
 */
export function querySchema(entities: readonly Entity[], recording: Recording): GraphQLSchema {
  const types = new Map(entities.map((entity) => [entity.name, entityTypes(entity, resolveField)]));
  const lookUp = (name: string) => {
    const entityType = types.get(name);
    if (!entityType) throw new Error(`the schema has no entity ${name}`);
    return entityType;
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
          const target = rowsAt(recording, field.typeName, block).get(String(row[field.name]));
          return target ? {row: target, block} : null;
        },
      };
    }
    return {
      type: marked(new GraphQLList(new GraphQLNonNull(object)), field),
      args: listArguments,
      resolve: ({row, block}, asked) => {
        const ids = row[field.name];
        const others = [...rowsAt(recording, field.typeName, block).values()].filter((other) =>
          field.derivedFrom
            ? other[field.derivedFrom] === row.id
            : Array.isArray(ids) && ids.includes(other.id),
        );
        return seen(selectRows(others, entity, asked as ListArguments), block);
      },
    };
  }

  const root = entities.map(({name}): Record<string, GraphQLFieldConfig<unknown, unknown>> => {
    const {entity, object, listArguments} = lookUp(name);
    const {one, many} = queryNames(name);
    return {
      [one]: {
        type: object,
        args: {id: {type: new GraphQLNonNull(GraphQLID)}, ...blockArgument},
        resolve: (_root, asked) => {
          const {id, ...at} = asked as AtBlock & {id: string};
          const block = blockOf(recording, at);
          const row = rowsAt(recording, name, block).get(id);
          return row ? {row, block} : null;
        },
      },
      [many]: {
        type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(object))),
        args: {...listArguments, ...blockArgument},
        resolve: (_root, asked) => {
          const block = blockOf(recording, asked as AtBlock);
          const rows = rowsAt(recording, name, block).values();
          return seen(selectRows(rows, entity, asked as ListArguments), block);
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

function outputType({typeName: named, isRequired}: Field) {
  const type = scalars[named];
  if (!type) throw new Error(`the schema has no type ${named}`);
  return isRequired ? new GraphQLNonNull(type) : type;
}
