import {expect, test} from 'vitest';
import {findLicenceFaults, type Terms} from './findLicenceFaults';

const terms: Terms = {permissive: [], exceptions: [], undeclared: {}};
const locked = (licence?: string, name = 'a') => ({
  place: `node_modules/${name}`,
  name,
  version: '1.0.0',
  isLink: false,
  isDev: false,
  hasInstallScript: false,
  licence,
});

test('accepts a permissive licence, and one of several to choose from', () => {
  expect(findLicenceFaults([locked('MIT')], {...terms, permissive: ['MIT']})).toEqual([]);
  expect(findLicenceFaults([locked('(MIT OR GPL-3.0)')], {...terms, permissive: ['MIT']})).toEqual(
    [],
  );
});

test('asks of licences that hold together that all are permissive', () => {
  const both = locked('(MIT AND Zlib)');
  expect(findLicenceFaults([both], {...terms, permissive: ['MIT', 'Zlib']})).toEqual([]);
  expect(findLicenceFaults([both], {...terms, permissive: ['MIT']})).toHaveLength(1);
});

test('takes no part of an expression that mixes choices with licences that hold together', () => {
  const packages = [locked('MIT OR GPL-3.0 AND Zlib'), locked('(MIT OR GPL-3.0) AND GPL-2.0')];
  const faults = findLicenceFaults([...packages, locked('MIT')], {...terms, permissive: ['MIT']});
  expect(faults).toHaveLength(2);
});

test('names a package whose licence needs a reason', () => {
  expect(findLicenceFaults([locked('GPL-3.0')], terms)).toEqual([
    'node_modules/a: has the licence GPL-3.0, which config/supply.ts does not allow for a. Do without it, or add it to exceptions with the reason',
  ]);
});

test('accepts what an exception names, whole or by the beginning of its name', () => {
  const exceptions = [{licence: 'MPL-2.0', packages: ['css', '@css/*'], reason: 'at build'}];
  const packages = [locked('MPL-2.0', 'css'), locked('MPL-2.0', '@css/linux')];
  expect(findLicenceFaults(packages, {...terms, exceptions})).toEqual([]);
  const others = [locked('MPL-2.0', 'css-linux'), locked('EPL-2.0', 'css')];
  expect(findLicenceFaults([...packages, ...others], {...terms, exceptions})).toEqual([
    expect.stringContaining('node_modules/css-linux: has the licence MPL-2.0'),
    expect.stringContaining('node_modules/css: has the licence EPL-2.0'),
  ]);
});

test('asks to read the licence of a package that declares none, in this version', () => {
  const undeclared = {'a@1.0.0': {licence: 'MIT', readIn: 'LICENSE'}};
  const knownTerms = {...terms, permissive: ['MIT'], undeclared};
  expect(findLicenceFaults([locked()], knownTerms)).toEqual([]);
  expect(findLicenceFaults([locked(), {...locked(), version: '2.0.0'}], knownTerms)).toEqual([
    'node_modules/a: declares no licence. Read its files, and add a@2.0.0 to undeclared of config/supply.ts',
  ]);
});

test('asks to remove terms that no package needs any more', () => {
  const faults = findLicenceFaults([locked('ISC')], {
    permissive: ['ISC', 'MIT'],
    exceptions: [{licence: 'GPL-3.0', packages: ['a'], reason: 'tests'}],
    undeclared: {'a@1.0.0': {licence: 'ISC', readIn: 'LICENSE'}},
  });
  expect(faults).toEqual([
    'config/supply.ts: no package needs MIT any more. Remove it',
    'config/supply.ts: no package needs a with GPL-3.0 any more. Remove it',
    'config/supply.ts: no package needs a@1.0.0 any more. Remove it',
  ]);
});
