import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readCommands} from '../../../../facts/reference/commands/readCommands';
import {readSolidity} from '../../../../facts/reference/solidity';
import {deployments} from '../../../../facts/registry/contracts';
import {events, states} from '../../../../facts/registry/state';
import {readPage} from '../../../../testing/readPage';

const page = readPage('docs/contracts/universal-router/overview');
const program = readFileSync('examples/universal-router/encodePlan.ts', 'utf8');

test('encodes with the addresses of the registry', () => {
  for (const name of ['USDC', 'WETH']) expect(program).toContain(`tokenOf('${name}').address`);
  expect(program).not.toMatch(/0x[0-9a-fA-F]{40}'(?!, \/\/ stands for)/);
});

const onMainnet = deployments.filter(
  ({product, chainId, kind}) =>
    product === 'universal-router' && chainId === 1 && kind === 'router',
);

const releaseOf = (contract: string): string =>
  contract.replace('UniversalRouterV', '').replaceAll('_', '.');

test.each(onMainnet)('states $contract the date and status of the registry', (entry) => {
  const row = page.split('\n').find((line) => line.includes(`<Address of="${entry.contract}" />`));
  const [, , date, status = ''] = row?.split('|').map((cell) => cell.trim()) ?? [];
  const release = releaseOf(entry.contract);
  const event = events.find(({id}) => id === `router-${release}`);
  expect(date).toBe(
    event ? `<When of="${event.id}" />` : (entry.created?.date ?? 'listed 2023-09-27'),
  );
  const state = states.find(({id}) => status === `<State of="${id}" />`);
  expect(String(state?.value ?? status).split(/[,;]/)[0]).toBe(entry.status);
});

test('recommends the release that the registry does', () => {
  const {note} = onMainnet.find(({contract}) => contract === 'UniversalRouterV2_1_2') ?? {};
  const recommended = events.find(({id}) => id === 'router-2.1.2-recommended');
  expect(note).toContain(`Recommended since ${recommended?.date};`);
  expect(page).toContain('<When of="router-2.1.2-recommended" />');
});

test('states what the programs gave', () => {
  const output = readFileSync('examples/universal-router/encodePlan.output.txt', 'utf8');
  expect(output).toContain('commands 0x0b00');
  expect(output).toContain('begins with 0x3593564c');
  const left = readFileSync('examples/universal-router/leftovers.output.txt', 'utf8');
  expect(left).toMatch(/left in the router: (.*)\ntaken by a stranger: \1\n/);
});

test('lists every command that may fail without the rest', () => {
  const {commands} = readCommands(process.cwd(), readSolidity(process.cwd()));
  const reporting = commands.filter(({reports}) => reports).map(({name}) => name);
  const [, passage = ''] = /\{\/\* #failure \*\/\}\n\n(.+)/.exec(page) ?? [];
  expect([...passage.matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name)).toEqual(reporting);
});

test('shows each plan a second time, as 2.1.1 and 2.1.2 take it', () => {
  const shown = (file: string) =>
    [...page.matchAll(new RegExp(`${file}\\.ts#([\\w-]+)`, 'g'))].map(([, region]) => region);
  expect(shown('universal-router/encodeForLatest')).toEqual(
    expect.arrayContaining(shown('universal-router/plans')),
  );
});
