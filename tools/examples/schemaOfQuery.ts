import type {GraphQLError, GraphQLSchema} from 'graphql';
import {queryErrors} from '../../facts/subgraph/answerQuery';
import {readLatestSubgraph, readSubgraph} from '../../facts/subgraph/readSubgraph';
import {schemaSources} from '../../facts/subgraph/schemaSources';
import type {SubgraphVersion} from '../../facts/subgraph/versions';

type Found = {schema: GraphQLSchema} | {failure: string; errors: readonly GraphQLError[]};

/** The first line of a query that only one schema answers, with the name of that schema. */
const MARK = /^# Schema of ([A-Z]\w+ \d{4}) only\b/;

/**
 * The schema that answers a query: it must fit both the documented and the latest one, or say in
 * its first line which of them it is for.
 */
export function schemaOfQuery(version: SubgraphVersion, text: string): Found {
  const {documented, latest} = schemaSources[version];
  const schemas = [
    {name: documented.name, schema: readSubgraph(version)},
    {name: latest.name, schema: readLatestSubgraph(version)},
  ].map((one) => ({...one, errors: queryErrors(one.schema, text)}));
  const fits = schemas.filter(({errors}) => errors.length === 0);
  const [, mark] = MARK.exec(text) ?? [];
  const expected = schemas.filter(({name}) => mark === undefined || name === mark);

  const unfit = expected.find(({errors}) => errors.length > 0);
  if (unfit) {
    const [fit] = fits;
    const hint = fit ? `\nIt fits the other one: ${markFor(fit.name)}` : '';
    return {failure: `does not fit the schema of ${unfit.name}${hint}`, errors: unfit.errors};
  }
  const [first] = expected;
  if (!first) {
    const names = schemas.map(({name}) => name).join(', ');
    return {failure: `is marked for "${mark}"; the schemas are: ${names}`, errors: []};
  }
  if (fits.length > expected.length) {
    return {failure: 'fits both schemas: remove the mark in its first line', errors: []};
  }
  return {schema: first.schema};
}

const markFor = (name: string): string =>
  `begin it with the line "# Schema of ${name} only: …", or ask for what both have.`;
