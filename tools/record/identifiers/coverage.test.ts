import path from 'node:path';
import {expect, test} from 'vitest';
import {readIdentifiers} from '.';
import {compareCoverage} from './compareCoverage';
import {documented} from './documented';
import {readContents} from './readContents';
import {readAtlas} from '../../../facts/atlas';

const modules = path.join(__dirname, '../../../node_modules');
const entries = readAtlas('facts/atlas');
const identifiers = readIdentifiers(modules);
const {missing, invented} = compareCoverage(entries, identifiers);

test('explains every identifier that the documented packages can throw', () => {
  for (const name of new Set(identifiers.map((one) => one.package))) {
    const all = new Set(identifiers.filter((one) => one.package === name).map(({text}) => text));
    const without = [...all].filter((text) =>
      missing.some((one) => one.startsWith(`${text} in ${name} (`)),
    );
    console.log(`${name}: ${all.size - without.length} of ${all.size} identifiers`);
  }
  expect(missing).toEqual([]);
});

test('explains no identifier that a named package does not hold', () => {
  expect(invented).toEqual([]);
});

test('names contracts that their packages hold', () => {
  const published = documented.flatMap((one) => {
    const {sources, contracts, declared = {}} = readContents(one, modules);
    const inSources = sources.flatMap((source) => [...source.matchAll(DECLARATION)]);
    const names = [
      ...contracts.map(({name}) => name),
      ...inSources.map(([, name]) => name),
      ...Object.keys(declared),
    ];
    return names.map((name) => `${one.package}/${name}`);
  });
  const unknown = entries.flatMap(({identifier, file, throwers}) =>
    throwers
      .map((thrower) => `${thrower.package}/${thrower.contract}`)
      .filter((name) => !published.includes(name))
      .map((name) => `${file}: ${identifier} names ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('names each reactor whose code holds an identifier', () => {
  const unnamed = identifiers
    .filter((one) => one.contract.endsWith('Reactor') && one.evidence.includes('bytecode'))
    .filter(({text, contract}) =>
      entries.every(
        ({identifier, throwers}) =>
          identifier !== text || throwers.every((thrower) => thrower.contract !== contract),
      ),
    )
    .map(({text, contract}) => `${text} of ${contract}`);
  // Its own OrderEndTimeBeforeStartTime() comes first.
  expect(unnamed).toEqual(['EndTimeBeforeStartTime() of ExclusiveDutchOrderReactor']);
});

const DECLARATION = /^(?:abstract )?(?:contract|library) (\w+)/gm;
