import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import packageJson from '../../package.json';

const program = readFileSync('examples/home/pool.cjs', 'utf8');
const output = readFileSync('examples/home/pool.txt', 'utf8');
const page = readFileSync('src/pages/_home/sample.mdx', 'utf8');

test('prints what the home page says it prints', () => {
  expect(execFileSync('node', ['examples/home/pool.cjs'], {encoding: 'utf8'})).toBe(output);
  expect(page).toContain(`\`\`\`text title="what it prints"\n${output}\`\`\``);
});

test('stands on the home page as it was run, with the versions it was run with', () => {
  const {'@uniswap/sdk-core': core, '@uniswap/v3-sdk': sdk} = packageJson.devDependencies;
  expect(page).toContain(`why=fragment\n${program}\`\`\``);
  expect(page).toContain(`npm install @uniswap/sdk-core@${core} @uniswap/v3-sdk@${sdk}`);
});
