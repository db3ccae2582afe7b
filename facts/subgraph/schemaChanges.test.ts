import {expect, test} from 'vitest';
import {readEntities} from './readEntities';
import {readLatestSchema, readSchema} from './readSubgraph';
import {pathOf, schemaChanges} from './schemaChanges';
import {schemaCommits} from './schemaCommits';
import {versions} from './versions';

const earlier = readEntities('type Pair { id: ID! reserve: Int lost: Int } type User { id: ID! }');
const later = readEntities('type Pair { id: ID! reserve: Int! new: Int } type Hour { id: ID! }');

test('finds what a later schema adds, removes and changes', () => {
  expect(schemaChanges(earlier, later)).toEqual([
    {entity: 'Pair', field: 'reserve', before: 'Int', after: 'Int!'},
    {entity: 'Pair', field: 'lost', before: 'Int', after: undefined},
    {entity: 'Pair', field: 'new', before: undefined, after: 'Int'},
    {entity: 'User', before: 'id', after: undefined},
    {entity: 'Hour', before: undefined, after: 'id'},
  ]);
});

test.each(versions)('knows the commit of each change of the schema of %s', (version) => {
  const changes = schemaChanges(readSchema(version), readLatestSchema(version)).map(pathOf);
  const dated = schemaCommits[version].flatMap((one) => one.changes);
  expect([...dated].sort()).toEqual([...changes].sort());
});

test.each(versions)(
  'describes what the latest schema of %s shares with the documented',
  (version) => {
    const [documented, latest] = [readSchema(version), readLatestSchema(version)];
    const meaningOf = (entities: typeof latest) =>
      entities.find(({name}) => name === 'Swap')?.fields.find(({name}) => name === 'timestamp');
    expect(meaningOf(latest)).toEqual(meaningOf(documented));
  },
);
