import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {deployments} from '../../../registry/contracts';

const page = readFileSync('docs/contracts/universal-router/overview.mdx', 'utf8');
const program = readFileSync('examples/universal-router/encodePlan.ts', 'utf8');

test('encodes with the addresses of the registry', () => {
  for (const name of ['USDC', 'WETH']) {
    const {address} = deployments.find(({contract}) => contract === name) ?? {};
    expect(program).toContain(`'${address}'`);
  }
});

test('calls the newest release of mainnet live, and leads to each older one', () => {
  const onMainnet = deployments.filter(
    ({product, chainId, kind}) =>
      product === 'universal-router' && chainId === 1 && kind === 'router',
  );
  const live = onMainnet.filter(({status}) => status === 'live');
  expect(live.map(({contract}) => contract)).toEqual(['UniversalRouterV2_2_0']);
  const shown = [...page.matchAll(/<Address of="(UniversalRouter\w*)" \/>/g)].map(
    ([, name]) => name,
  );
  const missing = onMainnet.filter(({contract}) => !shown.includes(contract));
  expect(missing.map(({contract}) => contract)).toEqual(['UniversalRouterV2_1_2']);
});

test('says what the programs gave', () => {
  const output = readFileSync('examples/universal-router/encodePlan.output.txt', 'utf8');
  expect(output).toContain('commands 0x0b00');
  expect(output).toContain('begins with 0x3593564c');
  const left = readFileSync('examples/universal-router/leftovers.output.txt', 'utf8');
  expect(left).toMatch(/left in the router: (.*)\ntaken by a stranger: \1\n/);
});
