import {expect, test} from 'vitest';
import {pinnedVersions} from '../../../../../pages/examples/pinnedVersions';
import {projectOf} from '../../../../../pages/examples/projects/projectOf';
import {readExamples} from '../../../../../pages/examples/readExamples';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/sdk/web3-react/guides/connect-wallet');
const {files} = projectOf('sdk/web3-react/connectWallet.ts', {
  examples: readExamples('examples'),
  versions: pinnedVersions,
  siteUrl: 'https://docs.uniswap.org',
});
const {dependencies} = JSON.parse(files['package.json'] ?? '{}') as {
  dependencies: Record<string, string>;
};

test('installs what the project pins, with the package that web3-react does not list', () => {
  const [, installed = ''] = /npm install (.+)/.exec(page) ?? [];
  const releases = installed.split(' ').map((one) => one.split(/(?<=.)@/));
  expect(releases.map(([name]) => name)).toContain('eventemitter3');
  for (const [name = '', version] of releases) expect(dependencies[name]).toBe(version);
});

test('gives the app with the program that opens it', () => {
  expect(files['WalletApp.tsx']).toContain('export default function WalletApp');
});
