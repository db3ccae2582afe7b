import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import packageJson from '../../../../package.json';
import {readPage} from '../../../../testing/readPage';

const page = readPage('docs/sdk/core/overview');
const {dependencies: versions} = packageJson;

/** What an SDK asks for of this package, without the mark of a range. */
const askedBy = (name: string): string => {
  const source = readFileSync(`node_modules/${name}/package.json`, 'utf8');
  const {dependencies} = JSON.parse(source) as {dependencies: Record<string, string>};
  return dependencies['@uniswap/sdk-core']?.replace('^', '') ?? 'nothing';
};

test('names the versions that are installed, and what the SDKs ask for', () => {
  expect(page).toContain(`These pages describe ${versions['@uniswap/sdk-core']}.`);
  const v3 = versions['@uniswap/v3-sdk'];
  expect(page).toContain(`v3 SDK ${v3} requires ${askedBy('@uniswap/v3-sdk')} or newer`);
  const v2 = versions['@uniswap/v2-sdk'];
  expect(page).toContain(`v2 SDK ${v2} requires ${askedBy('@uniswap/v2-sdk')} or newer`);
});

test('reads the last line of the program aright', () => {
  const output = readFileSync('examples/sdk/core/firstAmounts.output.txt', 'utf8');
  const raw = BigInt(/at least (\d+)/.exec(output)?.[1] ?? 0);
  expect(page).toContain(`\`${raw}\` is ${Number(raw) / 1e6} USDC`);
});
