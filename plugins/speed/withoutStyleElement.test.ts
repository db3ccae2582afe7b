import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {withoutStyleElement} from './withoutStyleElement';

const file = path.join(path.dirname(require.resolve('@docsearch/react')), '../esm/index.js');

test('takes the style element out of the logo, and leaves a script', () => {
  const script = withoutStyleElement(readFileSync(file, 'utf8'));
  expect(script).not.toContain('createElement("style"');
  expect(script).toContain('createElement("defs",null,null)');
  const {diagnostics} = ts.transpileModule(script, {reportDiagnostics: true});
  expect(diagnostics).toEqual([]);
});

test.each(['', 'e.createElement("style",null,"a{}"),e.createElement("style",null,"b{}")'])(
  'says where there is not exactly one: "%s"',
  (source) => {
    expect(() => withoutStyleElement(source)).toThrow('expected one style element');
  },
);
