import {expect, test} from 'vitest';
import {findImportFaults} from './findImportFaults';

const manifest = {
  dependencies: {'@scope/made': '1.0.0', made: '1.0.0', 'css-loader': '1.0.0'},
  devDependencies: {tested: '1.0.0', '@types/drawn': '1.0.0'},
};
const faults = (text: string, file = 'plugins/one/index.ts') =>
  findImportFaults({file, text}, manifest);

test.each([
  `import {one} from 'made/deep';`,
  `import one from '@scope/made/deep';`,
  `export * from '../one'; import {two} from '@site/src/two';`,
  `import {readFileSync} from 'node:fs'; import path from 'path';`,
  `import Link from '@docusaurus/Link'; import {useLocation} from '@docusaurus/router';`,
  `import Layout from '@theme-original/Layout'; import data from '@generated/data';`,
  `import type {Test} from 'tested'; import {type Other} from 'tested';`,
  `import type {Root} from 'drawn';`,
  `import answers from 'data:answers';`,
  `import styles from '!!css-loader?name=[name].[ext]!./one.css';`,
])('accepts %s', (text) => {
  expect(faults(text)).toEqual([]);
});

test.each([
  `import {one} from 'lost';`,
  `import 'lost/deep';`,
  `import type {One} from 'lost';`,
  `export {one} from 'lost';`,
  `const one = await import('lost');`,
  `const one = require.resolve('lost/package.json');`,
  `import styles from '!!lost?name=[name].[ext]!./one.css';`,
])('refuses %s, which works only where another package brings it', (text) => {
  expect(faults(text)).toEqual([
    'plugins/one/index.ts: imports lost, which package.json does not name. Add it with npm install --save-exact',
  ]);
});

test('refuses a package that the site is made with among those of tests and tools', () => {
  expect(faults(`import {one} from 'tested';`)).toEqual([
    'plugins/one/index.ts: makes the site with tested, which stands in devDependencies, so that the list of packages at /sbom.json lacks it. Move it to dependencies',
  ]);
});

test.each(['plugins/one/index.test.ts', 'tools/one/index.ts', 'tests/one.spec.ts'])(
  'accepts a package of tests and tools in %s',
  (file) => {
    expect(faults(`import {one} from 'tested';`, file)).toEqual([]);
  },
);

test('accepts a package of tests in a file that only tests import', () => {
  const text = `import {expect} from 'vitest'; import {one} from 'tested';`;
  const devDependencies = {...manifest.devDependencies, vitest: '1.0.0'};
  const file = 'src/one/expectSound.ts';
  expect(findImportFaults({file, text}, {...manifest, devDependencies})).toEqual([]);
});
