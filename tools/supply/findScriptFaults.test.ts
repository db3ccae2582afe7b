import {expect, test} from 'vitest';
import {findScriptFaults, findSettingFaults, findSkippedScripts} from './findScriptFaults';

const withScript = {
  place: 'node_modules/esbuild',
  name: 'esbuild',
  version: '1.0.0',
  isLink: false,
  isDev: false,
  hasInstallScript: true,
};
const settings = (text: string) =>
  findSettingFaults({file: '.npmrc', text}, ['ignore-scripts=true']);

test('accepts an install script that was reviewed', () => {
  expect(findScriptFaults([withScript], {esbuild: 'Moves a file'})).toEqual([]);
});

test('refuses an install script that was not reviewed', () => {
  expect(findScriptFaults([withScript], {})).toEqual([
    expect.stringContaining('node_modules/esbuild: has an install script, which npm leaves out.'),
  ]);
});

test('asks to remove what was read of a package that has no script any more', () => {
  expect(findScriptFaults([{...withScript, hasInstallScript: false}], {esbuild: 'x'})).toEqual([
    'config/supply.ts: installScripts names esbuild, which has none any more. Remove it',
  ]);
});

test('accepts the expected settings of npm in any order', () => {
  expect(settings('ignore-scripts=true\n')).toEqual([]);
  expect(findSettingFaults({file: '.npmrc', text: 'b=1\na=1\n'}, ['a=1', 'b=1'])).toEqual([]);
});

test('refuses settings that let install scripts run', () => {
  const fault = '.npmrc: lacks the line ignore-scripts=true. Add it';
  expect(settings('')).toEqual([fault]);
  expect(settings('ignore-scripts=false')).toContain(fault);
  expect(settings('#ignore-scripts=true')).toContain(fault);
});

test('refuses any other setting, without the token that it may hold', () => {
  expect(settings('ignore-scripts=true\n//example.com/:_authToken=secret')).toEqual([
    '.npmrc: sets //example.com/:_authToken, expected ignore-scripts=true alone. Remove it',
  ]);
});

test('names scripts of the project that npm would skip', () => {
  expect(findSkippedScripts({load: 'a', preload: 'b', postload: 'c', prepare: 'd'})).toEqual([
    expect.stringContaining('npm skips the script preload'),
    expect.stringContaining('npm skips the script postload'),
    expect.stringContaining('npm skips the script prepare'),
  ]);
});

test('leaves scripts alone whose names begin alike', () => {
  expect(findSkippedScripts({test: 'a', preview: 'b', 'post:publish': 'c'})).toEqual([]);
});
