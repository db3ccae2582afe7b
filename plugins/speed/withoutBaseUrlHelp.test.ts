import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {withoutBaseUrlHelp} from './withoutBaseUrlHelp';

const file = require.resolve('@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js');

test('takes the text out of the warning, and leaves a component', () => {
  const component = withoutBaseUrlHelp(readFileSync(file, 'utf8'));
  expect(component).toContain('<script></script>');
  const {diagnostics} = ts.transpileModule(component, {
    reportDiagnostics: true,
    compilerOptions: {jsx: ts.JsxEmit.Preserve},
  });
  expect(diagnostics).toEqual([]);
});

test('says where it is not there', () => {
  expect(() => withoutBaseUrlHelp('')).toThrow('BaseUrlIssueBanner');
});
