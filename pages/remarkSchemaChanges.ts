import type {PhrasingContent, Root} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {Entity} from '../facts/subgraph/readEntities';
import {pathOf, schemaChanges, type SchemaChange} from '../facts/subgraph/schemaChanges';
import type {SchemaCommit} from '../facts/subgraph/schemaCommits';
import type {SchemaSource} from '../facts/subgraph/schemaSources';
import {attribute} from './attribute';
import {code, joined, link, table, text} from './nodes';

/** Both schemas of a version, with where they stand and the commits between them. */
export type SchemaPair = {
  repository: string;
  documented: SchemaSource & {entities: readonly Entity[]};
  latest: SchemaSource & {entities: readonly Entity[]};
  commits: readonly SchemaCommit[];
};

type Options = {
  /** Reads the schemas of each version; called for each element, so that a change shows at once. */
  read: () => Readonly<Record<string, SchemaPair>>;
};

/** Fills `<SchemaChanges of="v2" />` with what the latest schema of that subgraph has otherwise. */
const remarkSchemaChanges =
  ({read}: Options): Transformer<Root> =>
  (tree, page) =>
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      if (element.name !== 'SchemaChanges' || !parent || index === undefined) return undefined;
      const version = attribute(element, 'of') ?? '';
      const pairs = read();
      const pair = Object.hasOwn(pairs, version) ? pairs[version] : undefined;
      if (!pair) {
        return page.fail(
          `There are no schemas of a subgraph "${version}". Expected one of: ${Object.keys(pairs).join(', ')}`,
          {place: element.position},
        );
      }
      parent.children.splice(index, 1, changesTable(pair));
      return [SKIP, index + 1];
    });

function changesTable({repository, documented, latest, commits}: SchemaPair) {
  const source = ({name, commit}: SchemaSource) => `${name} (${commit.slice(0, 7)})`;
  const changes = schemaChanges(documented.entities, latest.entities);
  const groups = new Map<string, SchemaChange[]>();
  for (const change of changes) {
    const {entity, field, before, after} = change;
    const key = [entity, Boolean(field), before, after, commitOf(commits, change)?.commit].join();
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return table(
    ['Entity', 'Fields', source(documented), source(latest), 'Changed'],
    [...groups.values()].flatMap(([first, ...others]) =>
      first ? [cellsOf(first, others, {repository, commit: commitOf(commits, first)})] : [],
    ),
  );
}

/** The cells of changes that differ in the name of the field only. */
function cellsOf(
  first: SchemaChange,
  others: readonly SchemaChange[],
  {repository, commit}: {repository: string; commit: SchemaCommit | undefined},
): PhrasingContent[][] {
  const {entity, field, before, after} = first;
  const names = field
    ? [first, ...others].map((change) => change.field ?? '')
    : (before ?? after ?? '').split(', ');
  const cell = (type: string | undefined): PhrasingContent[] => {
    if (!type) return [text('–')];
    return [field ? code(type) : text('yes')];
  };
  return [
    [before ? link(`#${entity.toLowerCase()}`, [code(entity)]) : code(entity)],
    joined(
      names.map((name) => [code(name)]),
      ', ',
    ),
    cell(before),
    cell(after),
    commit ? [link(`${repository}/commit/${commit.commit}`, [text(commit.date)])] : [text('–')],
  ];
}

const commitOf = (commits: readonly SchemaCommit[], change: SchemaChange) =>
  commits.find(({changes}) => changes.includes(pathOf(change)));

export default remarkSchemaChanges;
