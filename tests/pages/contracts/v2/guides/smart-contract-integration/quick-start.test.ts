import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {dependencies, devDependencies} from '../../../../../../package.json';
import sandbox from '../../../../../../packages/sandbox/package.json';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v2/guides/smart-contract-integration/quick-start');
const printed = readFileSync('examples/v2/guides/quickStart.output.txt', 'utf8');

test('installs the releases that the program ran with', () => {
  const versions: Record<string, string> = {...dependencies, ...devDependencies};
  const installed = [...page.matchAll(/^npm install (.+)$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(installed).toHaveLength(5);
  expect(installed.pop()).toMatch(new RegExp(`/packages/docs-sandbox-${sandbox.version}\\.tgz$`));
  for (const one of installed) {
    const [, name = '', version] = /^(.+)@([\d.]+)$/.exec(one) ?? [];
    expect(version, name).toBe(versions[name]);
  }
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
