import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readPage} from '../../../../testing/readPage';

const page = readPage('docs/sdk/v1/overview');
const versionOf = (manifest: string): string =>
  (
    JSON.parse(readFileSync(path.resolve('node_modules', manifest, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

test('states which old packages the SDK brings along', () => {
  const nested = '@uniswap/sdk/node_modules';
  const [ethers, elliptic] = [versionOf(`${nested}/ethers`), versionOf(`${nested}/elliptic`)];
  expect(page).toContain(`ethers ${ethers} and elliptic ${elliptic}`);
});

test('names the version that is documented', () => {
  expect(page).toContain(`\`@uniswap/sdk@${versionOf('@uniswap/sdk')}\``);
});
