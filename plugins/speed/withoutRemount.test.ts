import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {withoutRemount} from './withoutRemount';

test.each(['CodeBlock', 'Tabs'])("takes the key out of the theme's %s", (name) => {
  const theme = require.resolve(`@docusaurus/theme-classic/lib/theme/${name}/index.js`);
  const source = readFileSync(theme, 'utf8');
  expect(source).toContain('key={String(isBrowser)}');
  expect(withoutRemount(source)).not.toContain('String(isBrowser)');
  expect(faultsOf(withoutRemount(source))).toEqual([]);
});

test('says when the theme has no such key any more', () => {
  expect(() => withoutRemount('<CodeBlock {...props} />')).toThrow(
    'a theme component no longer has "key={String(isBrowser)}"',
  );
});

/** Faults of a script's syntax. */
const faultsOf = (script: string): unknown[] =>
  ts.transpileModule(script, {
    fileName: 'index.jsx',
    reportDiagnostics: true,
    compilerOptions: {jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext},
  }).diagnostics ?? [];
