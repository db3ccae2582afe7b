import {describe, expect, test} from 'vitest';
import {readEntities} from './readEntities';
import {readRecording, readSchema} from './readSubgraph';
import {versions} from './versions';

describe.each(versions)('the schema of %s', (version) => {
  const entities = readSchema(version);
  const fields = entities.flatMap(({name, fields: all}) =>
    all.map((field) => ({...field, path: `${name}.${field.name}`})),
  );

  test('says of every entity and field what it means', () => {
    expect(entities.filter(({meaning}) => !meaning)).toEqual([]);
    expect(fields.filter(({meaning}) => !meaning.endsWith('.'))).toEqual([]);
  });

  test('gives every number a unit, and nothing else one', () => {
    const isNumber = (typeName: string) => ['Int', 'BigInt', 'BigDecimal'].includes(typeName);
    const odd = fields.filter(({typeName, unit}) => isNumber(typeName) !== Boolean(unit));
    expect(odd.map(({path}) => path)).toEqual([]);
  });

  test('derives each list from a field that points back', () => {
    for (const {path, typeName, derivedFrom} of fields.filter((field) => field.derivedFrom)) {
      const back = fields.find((field) => field.path === `${typeName}.${derivedFrom}`);
      expect(`${path} from ${back?.typeName}`).toBe(`${path} from ${path.split('.')[0]}`);
    }
  });

  test('names all fields that are stored, and no row lacks one', () => {
    for (const [entity, list] of Object.entries(readRecording(version).versions)) {
      const stored = entities
        .find(({name}) => name === entity)
        ?.fields.filter(({derivedFrom}) => !derivedFrom)
        .map(({name}) => name);
      expect([entity, Object.keys(list[0]?.row ?? {}).sort()]).toEqual([entity, stored?.sort()]);
    }
  });
});

test('leaves a unit away that is not given', () => {
  const [entity] = readEntities('type Pair { id: ID! }');
  expect(entity?.fields[0]).not.toHaveProperty('unit');
});
