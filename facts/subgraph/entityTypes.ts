import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
} from 'graphql';
import {changedSince} from './blockArgument';
import {filtersOf} from './filters';
import type {Entity, Field} from './readEntities';
import type {Row} from './recording';
import {scalars} from './scalars';

/** A row, and the block of the query that found it: what it points to is of the same block. */
export type RowAtBlock = {row: Row; block: number};

/** The GraphQL types that an entity gives: its rows, and what lists of it are asked with. */
export function entityTypes(
  entity: Entity,
  {
    resolve,
    entityOf,
    filterOf,
  }: {
    resolve: (field: Field) => GraphQLFieldConfig<RowAtBlock, unknown>;
    entityOf: (name: string) => Entity;
    filterOf: (name: string) => GraphQLInputObjectType;
  },
) {
  const object = new GraphQLObjectType<RowAtBlock>({
    name: entity.name,
    description: entity.meaning,
    fields: () =>
      Object.fromEntries(
        entity.fields.map((field) => [
          field.name,
          {...resolve(field), description: describe(field)},
        ]),
      ),
  });
  const where: GraphQLInputObjectType = new GraphQLInputObjectType({
    name: `${entity.name}_filter`,
    fields: () => ({
      ...Object.fromEntries(
        filtersOf(entity).map(({name, field, takesList}) => {
          const type = scalars[field.typeName] ?? GraphQLString;
          return [name, {type: takesList ? new GraphQLList(new GraphQLNonNull(type)) : type}];
        }),
      ),
      ...Object.fromEntries(
        entity.fields
          .filter(({isReference}) => isReference)
          .map(({name, typeName}) => [`${name}_`, {type: filterOf(typeName)}]),
      ),
      _change_block: {type: changedSince},
      and: {type: new GraphQLList(where)},
      or: {type: new GraphQLList(where)},
    }),
  });
  const orderBy = new GraphQLEnumType({
    name: `${entity.name}_orderBy`,
    values: Object.fromEntries(
      entity.fields
        .filter(({isList}) => !isList)
        .flatMap(({name, typeName, isReference}) => [
          name,
          ...(isReference ? valuesOf(entityOf(typeName)).map((one) => `${name}__${one}`) : []),
        ])
        .map((name) => [name, {}]),
    ),
  });
  const listArguments: GraphQLFieldConfigArgumentMap = {
    first: {type: GraphQLInt, description: 'Rows at most: 100 unless told, 1,000 at most.'},
    skip: {type: GraphQLInt, description: 'Rows left out first: 5,000 at most.'},
    where: {type: where},
    orderBy: {type: orderBy},
    orderDirection: {type: orderDirection},
  };
  return {entity, object, where, listArguments};
}

const orderDirection = new GraphQLEnumType({
  name: 'OrderDirection',
  values: {asc: {}, desc: {}},
});

/** The fields that hold a value of their own, not another row or a list. */
const valuesOf = ({fields}: Entity): string[] =>
  fields.filter(({isList, isReference}) => !isList && !isReference).map(({name}) => name);

const describe = ({meaning, unit}: Field): string => (unit ? `${meaning} Unit: ${unit}.` : meaning);
