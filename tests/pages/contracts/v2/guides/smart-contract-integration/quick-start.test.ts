import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {pinnedVersions} from '../../../../../../pages/examples/pinnedVersions';
import {projectOf} from '../../../../../../pages/examples/projects/projectOf';
import {readExamples} from '../../../../../../pages/examples/readExamples';
import {readPage} from '../../../../../../testing/readPage';

type Manifest = {dependencies: Record<string, string>};

const page = readPage('docs/contracts/v2/guides/smart-contract-integration/quick-start');
const printed = readFileSync('examples/v2/guides/quickStart.output.txt', 'utf8');

test('tells rightly what the project of the page holds and pins', () => {
  const {files} = projectOf('v2/guides/quickStart.ts', {
    examples: readExamples('examples'),
    versions: pinnedVersions,
    siteUrl: 'https://docs.uniswap.org',
  });
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['quickStart.ts', 'chain.ts', 'contract.ts', 'DepositReader.sol']),
  );
  const {dependencies} = JSON.parse(files['package.json'] ?? '{}') as Manifest;
  expect(Object.keys(dependencies)).toEqual(['@uniswap/v2-core', 'solc', 'viem']);
  expect(page).toContain('optimizer on at 800 runs');
  expect(files['contract.ts']).toContain('optimizer: {enabled: true, runs: 800}');
});

test('states what the locked units cost the provider', () => {
  const [depositA, depositB, locked] = [4_000n * 10n ** 18n, 10n * 10n ** 18n, 1_000n];
  const supply = 200n * 10n ** 18n;
  expect(supply ** 2n).toBe(depositA * depositB);
  expect(printed).toContain(`(${supply - locked})`);
  const lost = [depositA, depositB].map(
    (reserve) => reserve - ((supply - locked) * reserve) / supply,
  );
  expect(page).toContain(
    `cost this provider ${lost[0]?.toLocaleString('en-US')} raw units of A and ${lost[1]} of B`,
  );
});
