// cspell:ignore liquidez concentrada grahql
import {expect, test} from 'vitest';
import {buildIndex} from './buildIndex';
import {createEngine} from './createEngine';

const passage = (url: string, headings: string[], text = '', code = '') => ({
  url,
  headings,
  text,
  code,
});

const data = buildIndex([
  passage(
    '/contracts/v3/reference/error-codes#stf',
    ['Error codes', 'STF'],
    'The transfer failed.',
  ),
  passage(
    '/contracts/v3/guides/swaps#errors',
    ['Swaps', 'Why does it revert?'],
    'STF: no allowance.',
  ),
  passage('/contracts/v2/swaps', ['Swap in v2'], 'Trade two tokens.'),
  passage('/contracts/v3/swaps', ['Swap in v3'], 'Trade two tokens.'),
  passage('/contracts/v4/swaps', ['Swap in v4'], 'Trade two tokens.'),
  passage('/contracts/v3/reference/periphery/test/Swap', ['Swap test'], 'Trade two tokens.'),
  {
    ...passage('/concepts/liquidity', ['Concentrated liquidity'], 'Deposits in a range.'),
    searchedAs: ['impermanent loss'],
  },
  passage(
    '/contracts/v3/reference/core/UniswapV3Pool#slot0',
    ['UniswapV3Pool', 'slot0'],
    'Price.',
    'sqrtPriceX96',
  ),
]);
// As a browser gets it.
const engine = createEngine(JSON.parse(JSON.stringify(data)) as typeof data);
const first = (query: string) => engine(query).matches[0]?.url;

test('has what is called so before what speaks of it', () => {
  expect(engine('STF').matches.map(({url}) => url)).toEqual([
    '/contracts/v3/reference/error-codes#stf',
    '/contracts/v3/guides/swaps#errors',
  ]);
});

test('finds a function by its signature or its declaration, however others of its name are called', () => {
  const members = [
    ['/contracts/v3/reference/core/UniswapV3Pool#burn', '0xa34123a7'],
    ['/contracts/v2/reference/pair#burn', '0x89afcb44'],
  ].map(([url = '', facts = '']) => ({...passage(url, [url, 'burn'], 'Takes liquidity.'), facts}));
  const find = createEngine(buildIndex(members));
  const leads = (query: string) => find(query).matches[0]?.url;
  expect(leads('burn')).toBe('/contracts/v3/reference/core/UniswapV3Pool#burn');
  expect(leads('burn(address)')).toBe('/contracts/v2/reference/pair#burn');
  expect(
    leads('function burn(address to) external returns (uint256 amount0, uint256 amount1)'),
  ).toBe('/contracts/v2/reference/pair#burn');
  expect(leads('burn(int24,int24,uint128)')).toBe(
    '/contracts/v3/reference/core/UniswapV3Pool#burn',
  );
});

test('reads what a query is after from its corrected words too', () => {
  const find = createEngine(
    buildIndex([
      passage('/concepts/swaps', ['Swaps'], 'Swaps of GraphQL: GraphQL.'),
      passage('/api/subgraph/swaps', ['Swaps'], 'Swaps of GraphQL.'),
    ]),
  );
  expect(find('graphql swaps').matches[0]?.url).toBe('/api/subgraph/swaps');
  expect(find('grahql swaps').matches[0]?.url).toBe('/api/subgraph/swaps');
});

test('has v3 before v4 and v2, and all before tests', () => {
  expect(engine('two tokens').matches.map(({url}) => url)).toEqual([
    '/contracts/v3/swaps',
    '/contracts/v4/swaps',
    '/contracts/v2/swaps',
    '/contracts/v3/reference/periphery/test/Swap',
  ]);
});

test.each([
  ['a name', 'slot0', '/contracts/v3/reference/core/UniswapV3Pool#slot0'],
  ['a name in code', 'sqrtPriceX96', '/contracts/v3/reference/core/UniswapV3Pool#slot0'],
  ['a part of a name', 'sqrt price', '/contracts/v3/reference/core/UniswapV3Pool#slot0'],
  ['the beginning of a word', 'concentr', '/concepts/liquidity'],
  ['what readers call it', 'impermanent loss', '/concepts/liquidity'],
  ['a slip of the keyboard', 'concentrated liqudity', '/concepts/liquidity'],
])('finds a page by %s', (_case, query, url) => {
  expect(first(query)).toBe(url);
});

test('answers a query of another language', () => {
  expect(first('liquidez concentrada')).toBe('/concepts/liquidity');
});

test('finds an error beside words that say it is one', () => {
  expect(first('what does STF mean?')).toBe('/contracts/v3/reference/error-codes#stf');
});

test('has what explains calldata before the function that it calls', () => {
  const router = '/contracts/router/reference';
  const ask = createEngine(
    buildIndex([
      {...passage(`${router}#execute`, ['Router', 'execute']), facts: 'Selector 0x3593564c'},
      passage(`${router}#read`, ['Router', 'Read the calldata'], 'Decode it.'),
    ]),
  );
  const found = ask(`0x3593564c${'0'.repeat(64)}`).matches.map(({url}) => url);
  expect(found).toEqual([`${router}#read`, `${router}#execute`]);
});

test('has what digits name before what is called as the words beside them', () => {
  const ask = createEngine(
    buildIndex([
      passage('/contracts/old#swap', ['Old', 'swap']),
      {...passage('/contracts/new#swap', ['New', 'swap']), facts: 'Selector 0x128acb08'},
    ]),
  );
  expect(ask('swap 0x128acb08').matches[0]?.url).toBe('/contracts/new#swap');
  expect(ask('swap').matches[0]?.url).toBe('/contracts/old#swap');
});

test('shows four passages of a page at most', () => {
  const many = Array.from({length: 9}, (_, at) => passage(`/a#${at}`, ['Page', `Fee ${at}`]));
  const crowded = createEngine(buildIndex(many));
  expect(crowded('fee').matches).toHaveLength(4);
});

test.each(['', '   ', '🦄', '"', 'a'.repeat(2_000), '<img>'])(
  'takes %j without an error',
  (query) => {
    expect(() => engine(query)).not.toThrow();
  },
);

test('has the name as it was typed before names that read alike', () => {
  const names = ['burn', '_burn'].map((one, index) =>
    passage(`/contracts/v${3 - index}#${one}`, [one]),
  );
  expect(createEngine(buildIndex(names))('_burn').matches[0]?.headings).toEqual(['_burn']);
});

test('takes words for no name of an old version', () => {
  const ask = createEngine(
    buildIndex([
      passage('/contracts/v1/reference/exchange#removeliquidity', ['removeLiquidity']),
      passage('/contracts/v3/guides/decrease', ['Decrease'], 'How to remove liquidity.'),
    ]),
  );
  expect(ask('remove liquidity').matches[0]?.url).toBe('/contracts/v3/guides/decrease');
  expect(ask('removeLiquidity').matches[0]?.headings).toEqual(['removeLiquidity']);
});

// cspell:ignore swaprooouterr swaprouter removeliquidity
test('corrects with the nearest names, then sentences, and offers none twice', () => {
  const headings = ['Send it through SwapRouter', 'swaprouter', 'SwapRouter', 'ISwapRouter'];
  const records = headings.map((heading, index) => passage(`/${index}`, [heading]));
  const {matches, corrections} = createEngine(buildIndex(records))('swaprooouterr');
  expect(matches).toEqual([]);
  expect(corrections).toEqual(['swaprouter', 'ISwapRouter', 'Send it through SwapRouter']);
});

test('takes one or two letters for the beginning of a name, by weight', () => {
  expect(engine('sw').matches.map(({url}) => url)).toEqual([
    '/contracts/v3/swaps',
    '/contracts/v4/swaps',
    '/contracts/v2/swaps',
    '/contracts/v3/reference/periphery/test/Swap',
  ]);
});

test('brings a version to the front where the query names it, and only it', () => {
  expect(first('swap v2')).toBe('/contracts/v2/swaps');
  expect(first('trade tokens v4')).toBe('/contracts/v4/swaps');
  expect(first('swap')).toBe('/contracts/v3/swaps');
});

test('has pages of every version that the query names before those of others', () => {
  const [one, other] = engine('trade tokens v2 v4').matches.map(({url}) => url);
  expect([one, other]).toEqual(['/contracts/v4/swaps', '/contracts/v2/swaps']);
});

test('reads a long message to its end before it asks', () => {
  const body = JSON.stringify({logs: 'x '.repeat(3_000), error: 'execution reverted: STF'});
  expect(first(body)).toBe('/contracts/v3/reference/error-codes#stf');
});

test('finds the name of a package that most passages hold, and no other such word', () => {
  const texts = Array.from({length: 60}, (_, at) =>
    passage(`/page-${at}`, [`Page ${at}`], 'Made of @uniswap/v4-core, everywhere.'),
  );
  const everywhere = createEngine(buildIndex(texts));
  expect(everywhere('@uniswap/v4-core').matches.length).toBeGreaterThan(0);
  expect(everywhere('everywhere').matches).toEqual([]);
});
