import {expect, test} from 'vitest';
import {parseLock} from './parseLock';

const parse = (packages: object, lockfileVersion = 3) =>
  parseLock({
    file: 'packages/mcp/package-lock.json',
    text: JSON.stringify({lockfileVersion, packages}),
  });

test('names a package by its folder and by its own name, which an alias hides', () => {
  expect(
    parse({
      '': {name: 'documentation-mcp'},
      'node_modules/a': {version: '1.0.0'},
      'node_modules/a/node_modules/@scope/b': {version: '2.0.0', license: 'MIT', dev: true},
      'node_modules/old': {name: '@scope/b', version: '1.0.0', hasInstallScript: true},
    }),
  ).toEqual([
    expect.objectContaining({
      place: 'packages/mcp/node_modules/a',
      name: 'a',
      version: '1.0.0',
      isDev: false,
    }),
    expect.objectContaining({name: '@scope/b', version: '2.0.0', licence: 'MIT', isDev: true}),
    expect.objectContaining({name: '@scope/b', version: '1.0.0', hasInstallScript: true}),
  ]);
});

test('refuses a lock of another version, whose entries hold other fields', () => {
  expect(() => parse({}, 1)).toThrow(
    'packages/mcp/package-lock.json has version 1 of the format, expected 3: write it with npm 7 or newer',
  );
});
