import {expect, test} from 'vitest';
import {optionalDependencies} from '../../../../../package.json';
import sandbox from '../../../../../packages/sandbox/package.json';
import {startingBalances} from '../../../../../sandbox/accounts';
import {
  GENESIS_TIMESTAMP_SECONDS,
  SECONDS_PER_BLOCK,
} from '../../../../../packages/sandbox/chain/time';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v3/guides/local-environment');

test('names the anvil that is installed', () => {
  const version = optionalDependencies['@foundry-rs/anvil-linux-amd64'];
  expect(page).toContain(`anvil ${version}, the node`);
  expect(sandbox.optionalDependencies).toEqual(optionalDependencies);
});

test('installs the version of the package that the site serves', () => {
  const {version} = sandbox;
  expect(page).toContain(
    `npm install https://docs.uniswap.org/packages/docs-sandbox-${version}.tgz`,
  );
});

test('states the time and the accounts of the sandbox', () => {
  const began = new Date(GENESIS_TIMESTAMP_SECONDS * 1_000).toISOString().slice(0, 10);
  expect(page).toContain(`starts on ${began}, with one block every ${SECONDS_PER_BLOCK} s`);
  expect(Object.keys(startingBalances)).toHaveLength(1 + 6);
  const symbolsOf = (page.match(/six tokens: ([A-Z, ]+) \|/) ?? [])[1]?.split(', ') ?? [];
  expect(['ETH', ...symbolsOf].sort()).toEqual(Object.keys(startingBalances).sort());
});

test('names as a guide without a Foundry project one that has none', () => {
  const named = 'contracts/v3/guides/oracle/usd-price';
  expect(page).toContain(
    `A guide without a Foundry project, such as the one on [a USD price](/${named})`,
  );
  expect(readPage(`docs/${named}`)).not.toContain('run=foundry/');
});
