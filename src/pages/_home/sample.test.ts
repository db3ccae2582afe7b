import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import packageJson from '../../../package.json';

const page = readFileSync('src/pages/_home/sample.mdx', 'utf8');

test('installs the versions that the program was run with', () => {
  const {'@uniswap/sdk-core': core, '@uniswap/v3-sdk': sdk} = packageJson.devDependencies;
  expect(page).toContain(`npm install @uniswap/sdk-core@${core} @uniswap/v3-sdk@${sdk}`);
});
