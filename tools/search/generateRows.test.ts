// cspell:ignore rootx
import {expect, test} from 'vitest';
import type {AtlasEntry} from '../../facts/atlas';
import {generateRows} from './generateRows';
import type {Sources} from './sources';
import {deployment, sources, member, page} from './searchRows.fixture';

/** The answers to a query among the rows that sources generate. */
const answersOf = (query: string, given: Sources): string[] | undefined =>
  generateRows(given).find((row) => row.query === query)?.accepted;

const V3_ERRORS = '/contracts/v3/reference/error-codes';
const ROUTER = '0xE592427A0AEce92De3Edee1F18E0157C05861564';
const entry = (identifier: string, product: AtlasEntry['product']) =>
  ({identifier, product, anchor: identifier.toLowerCase(), throwers: []}) as unknown as AtlasEntry;

test('asks for each contract that has a page', () => {
  expect(generateRows(sources({contracts: {Pool: {}}}))).toEqual([
    {query: 'Pool', kind: 'contract', set: 'generated', accepted: ['/core/Pool']},
  ]);
});

test('asks for a deployed contract without a page where a page shows name and address', () => {
  const pages = [page('/a', {text: `SwapRouter ${ROUTER}`}), page('/b', {text: 'SwapRouter'})];
  const deployments = [deployment('SwapRouter', ROUTER)];
  expect(answersOf('SwapRouter', sources({pages, deployments}))).toEqual(['/a']);
});

test('asks for a function once, which any page that has it answers', () => {
  const members = [member('slot0')];
  expect(answersOf('slot0', sources({contracts: {Pool: {members}, IPool: {members}}}))).toEqual([
    '/core/IPool#slot0',
    '/core/Pool#slot0',
  ]);
});

test('asks for each error as a tool writes it, and its entries answer', () => {
  const entries = [entry('STF', 'v3'), entry('TooLong(uint256)', 'v3'), entry('I', 'v3')];
  const rows = generateRows(sources({entries})).filter(({kind}) => kind === 'message');
  expect(rows).toEqual([
    {
      query:
        "Error: VM Exception while processing transaction: reverted with custom error 'TooLong(uint256)'",
      kind: 'message',
      set: 'generated',
      accepted: [`${V3_ERRORS}#toolong(uint256)`],
    },
    {
      query: 'execution reverted: STF',
      kind: 'message',
      set: 'generated',
      accepted: [`${V3_ERRORS}#stf`],
    },
  ]);
});

test('asks for the failed check of an SDK, and what lists it answers', () => {
  const invariants = ['/sdk/a#x', '/sdk/b#y'].map((address) => ({invariant: 'TICK', address}));
  expect(answersOf('Error: Invariant failed: TICK', sources({invariants}))).toEqual([
    '/sdk/a#x',
    '/sdk/b#y',
  ]);
});

test('lets overloads answer their name', () => {
  const members = [member('add'), member('add', {signature: 'add(int256)'})];
  expect(answersOf('add', sources({contracts: {Maths: {members}}}))).toEqual([
    '/core/Maths#add',
    '/core/Maths#add-int256',
  ]);
});

test('lets a function, an event, a struct and a word of a glossary answer the name they share', () => {
  const testSources = sources({
    contracts: {
      Pool: {
        members: [member('swap'), member('Swap', {kind: 'event'})],
        structs: [{name: 'IPool.Swap', fields: []}],
      },
    },
  });
  const anchors = [{id: 'swap', heading: 'Swap'}];
  const glossary = page('/glossary', {kind: 'glossary', anchors});
  const all = ['/core/Pool#event-swap', '/core/Pool#struct-swap', '/core/Pool#swap'];
  const both = {...testSources, pages: [...testSources.pages, glossary]};
  expect(answersOf('swap', both)).toEqual([...all, '/glossary#swap']);
  expect(answersOf('Swap', both)).toEqual([...all, '/glossary#swap']);
});

test('lets a word of a glossary answer the name that programs give it', () => {
  const testSources = sources({contracts: {Slot: {members: [member('rootX96')]}}});
  const anchors = [{id: 'root', heading: 'Root price (rootX96)'}];
  const glossary = page('/glossary', {kind: 'glossary', anchors});
  const both = {...testSources, pages: [...testSources.pages, glossary]};
  expect(answersOf('rootX96', both)).toEqual(['/core/Slot#rootx96', '/glossary#root']);
});

test('leads a revert to its entry', () => {
  const entries = [entry('STF', 'v3'), entry('EXPIRED', 'v2')];
  expect(answersOf('EXPIRED', sources({entries}))).toEqual([
    '/contracts/v2/reference/smart-contracts/common-errors#expired',
  ]);
});

test('lets a reason be that of a contract, where it is typed without', () => {
  const entries = [entry('EXPIRED', 'v2'), entry('Router: EXPIRED', 'v2')];
  expect(answersOf('EXPIRED', sources({entries}))).toHaveLength(2);
  expect(answersOf('Router: EXPIRED', sources({entries}))).toHaveLength(1);
});

test('tells errors of one name from each other by the contract that a message names', () => {
  const thrownBy = (contract: string) => [{package: '', contract, functions: []}];
  const entries = [
    {...entry('Locked()', 'v4'), throwers: thrownBy('PositionManager')},
    {...entry('Locked()', 'permit2'), throwers: thrownBy('Permit2')},
    {...entry('Alone()', 'v4'), throwers: thrownBy('PositionManager')},
  ];
  const rows = generateRows(sources({entries})).filter(({query}) => query.includes('.sol'));
  expect(rows.map(({query, accepted}) => [/at (\w+)/.exec(query)?.[1], accepted])).toEqual([
    ['Permit2', ['/contracts/permit2/reference/allowance-transfer#locked()']],
    ['PositionManager', ['/contracts/v4/reference/errors/errors#locked()']],
  ]);
});

test('lets every product that has a revert answer it', () => {
  const entries = [entry('UNAUTHORIZED', 'v3'), entry('UNAUTHORIZED', 'permit2')];
  const permit2 = '/contracts/permit2/reference/allowance-transfer';
  const testSources = sources({pages: [page(V3_ERRORS), page(permit2)], entries});
  expect(answersOf('UNAUTHORIZED', testSources)).toEqual([
    `${permit2}#unauthorized`,
    `${V3_ERRORS}#unauthorized`,
  ]);
});

test('asks for selectors, and for some of them without 0x', () => {
  const members = [1, 2, 3, 4, 5].map((at) => member(`f${at}`, {selector: `0x0000000${at}`}));
  const rows = generateRows(sources({contracts: {Pool: {members}}}));
  expect(rows.filter(({kind}) => kind === 'selector').map(({query}) => query)).toEqual([
    '00000001',
    '00000005',
    '0x00000002',
    '0x00000003',
    '0x00000004',
  ]);
});

test('asks for an address once, in any case, where a page shows it', () => {
  const pages = [page('/a', {text: ROUTER}), page('/b', {code: `"${ROUTER.toLowerCase()}"`})];
  const deployments = [
    deployment('SwapRouter', ROUTER),
    deployment('SwapRouter', ROUTER, {chainId: 10}),
    deployment('Quoter', '0xb27308f9F90D607463bb33eA1BeBb41C27CE5AB6'),
  ];
  expect(generateRows(sources({pages, deployments}))).toEqual([
    {query: ROUTER, kind: 'address', set: 'generated', accepted: ['/a', '/b']},
  ]);
});

test('leads a package to the overviews and guides that name it', () => {
  const text = 'Install @uniswap/v3-sdk first';
  const pages = [
    page('/a', {kind: 'overview', text}),
    page('/b', {kind: 'guide', text}),
    page('/c', {kind: 'reference', text}),
  ];
  expect(answersOf('@uniswap/v3-sdk', sources({pages}))).toEqual(['/a', '/b']);
});

test('leads a package that none introduces to every page that names it, also without its scope', () => {
  const pages = [
    page('/a', {text: '@uniswap/lib 4.0.1'}),
    page('/b', {text: 'lib 4.0.1'}),
    page('/c', {text: 'library'}),
  ];
  expect(answersOf('@uniswap/lib', sources({pages}))).toEqual(['/a', '/b']);
});

test('orders rows by kind, then by query', () => {
  const members = [member('swap', {selector: '0x00000001'}), member('Mint', {kind: 'event'})];
  const kinds = generateRows(sources({contracts: {Pool: {members}}})).map(({kind}) => kind);
  expect(kinds).toEqual(['contract', 'function', 'event', 'selector']);
});
