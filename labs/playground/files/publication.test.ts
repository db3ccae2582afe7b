import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {createPublication} from './publication';

const publication = () => createPublication(mkdtempSync(path.join(tmpdir(), 'publication-')));

test('names files by what they hold, and documents without their ending', () => {
  const {add, files} = publication();
  expect(add('engine.js', 'one').file).toMatch(/^assets\/run\/engine-[0-9a-f]{8}\.js$/);
  expect(add('engine.js', 'two').file).not.toBe(add('engine.js', 'one').file);
  const {file} = add('frame.html', '<!doctype html>');
  expect(file).toMatch(/^assets\/run\/frame-[0-9a-f]{8}$/);
  expect(files[`${file}.html`]).toBe('<!doctype html>');
});

test('measures files as a server sends them, with and without its cache', () => {
  const text = 'a'.repeat(10_000);
  const {add, bytesOf} = publication();
  const {bytes} = add('text.js', text);
  expect(bytes).toBeLessThan(50);
  expect(bytesOf('text.js', text)).toBe(bytes);
  expect(publication().add('text.js', text).bytes).toBe(bytes);
});
