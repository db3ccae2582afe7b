import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {findForge} from './findForge';

test('takes the variable before the package of the platform', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forge-'));
  const processor = process.arch === 'x64' ? 'amd64' : process.arch;
  const bin = path.join(folder, `forge-${process.platform}-${processor}`, 'bin');
  mkdirSync(bin, {recursive: true});
  writeFileSync(path.join(bin, 'forge'), '');
  expect(findForge({FORGE: '/opt/forge'}, folder)).toBe('/opt/forge');
  expect(findForge({}, folder)).toBe(path.join(bin, 'forge'));
});

test('names the file it expected', () => {
  expect(() => findForge({}, '/nowhere')).toThrow(/^no forge: expected \/nowhere\/forge-.*, which/);
});
