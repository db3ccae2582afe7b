import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {readTypeScript} from '.';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'typescript-'));
});
afterEach(() => rmSync(site, {recursive: true}));

function writeFixture(manifest: object, declarations?: string): void {
  const folder = path.join(site, 'node_modules/fixture');
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  if (declarations) writeFileSync(path.join(folder, 'index.d.ts'), declarations);
}

const manifest = {name: 'fixture', version: '1.0.0', types: 'index.d.ts'};
const readFixture = async () => (await readTypeScript(site, ['fixture']))[0];
const stored = () => {
  const folder = path.join(site, '.cache/reference');
  return readdirSync(folder).map((file) => path.join(folder, file));
};

test('reads the stored model the second time', async () => {
  writeFixture(manifest, 'export declare const ONE: 1;');
  const first = await readFixture();
  expect(await readFixture()).toEqual(first);
  const [file = ''] = stored();
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('ONE', 'STORED'));
  expect((await readFixture())?.exports[0]?.name).toBe('STORED');
});

test('reads again, and forgets the old model, when a version changes', async () => {
  writeFixture(manifest, 'export declare const ONE: 1;');
  await readFixture();
  writeFixture({...manifest, version: '2.0.0'}, 'export declare const TWO: 2;');
  expect(await readFixture()).toMatchObject({version: '2.0.0', exports: [{name: 'TWO'}]});
  expect(stored()).toHaveLength(1);
});

test.each(['[{"package":"fixture"', '{}', '[]', '[null]'])(
  'reads again when the stored model is %s',
  async (text) => {
    writeFixture(manifest, 'export declare const ONE: 1;');
    const first = await readFixture();
    const [file = ''] = stored();
    writeFileSync(file, text);
    expect(await readFixture()).toEqual(first);
    expect(readFileSync(file, 'utf8')).toContain('ONE');
  },
);

test('says what would do where a package is not installed', async () => {
  await expect(readFixture()).rejects.toThrow(
    /the package fixture is not installed: expected .*node_modules\/fixture\/package\.json; run "npm ci", or take the package out of the list that names it/,
  );
});

test('says what would do where a package has no declarations', async () => {
  writeFixture({name: 'fixture', version: '1.0.0'});
  await expect(readFixture()).rejects.toThrow(
    'fixture 1.0.0 was expected to publish TypeScript declarations, but its package.json has no "types"',
  );
});

test('says what would do where the declarations are missing', async () => {
  writeFixture(manifest);
  await expect(readFixture()).rejects.toThrow(
    'fixture 1.0.0 names index.d.ts as its declarations, but has no such file; install it again with npm ci, or pin another version',
  );
});

const empty = ['declare const ONE: 1;', 'export {};'];

test.each(empty)('says what would do where the declarations are no more than %s', async (text) => {
  writeFixture(manifest, text);
  await expect(readFixture()).rejects.toThrow(
    'fixture 1.0.0 was expected to export something, but its index.d.ts exports nothing',
  );
});

test('refuses an import that is not installed rather than calling its types any', async () => {
  writeFixture(manifest, "import {Lost} from 'lost';\nexport declare const ONE: Lost;");
  await expect(readFixture()).rejects.toThrow(
    'fixture 1.0.0 was expected to find the types that it imports, but index.d.ts imports "lost", which is not installed; add it to package.json',
  );
});

test('finds declarations that only "exports" names', async () => {
  const {name, version} = manifest;
  const declared = {name, version, exports: {'.': {types: './index.d.ts'}}};
  writeFixture(declared, 'export declare const ONE: 1;');
  expect((await readFixture())?.exports.map((one) => one.name)).toEqual(['ONE']);
});
