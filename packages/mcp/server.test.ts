import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type {Transport} from '@modelcontextprotocol/sdk/shared/transport.js';
import {CallToolResultSchema} from '@modelcontextprotocol/sdk/types.js';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {serveStatic} from '../../testing/server';
import {projectFiles, writeBuiltSite} from './builtSite.fixture';
import {serveHttp} from './http/serveHttp';
import {readPublished} from './readPublished';
import {siteSource} from './source/siteSource';

const COMMAND = 'node_modules/.bin/tsx';
const FACTORY = '0x1F98431c8aD98523631AE4a59f267346ea31F984';

let directory: string;

beforeAll(async () => {
  directory = await writeBuiltSite();
});

/** A connection of a kind, and what ends it. */
type Connection = {transport: Transport; end: () => Promise<void>};

async function overStdio(): Promise<Connection> {
  const args = ['tools/mcp/index.ts', '--folder', directory];
  return {
    transport: new StdioClientTransport({command: COMMAND, args}),
    end: async () => undefined,
  };
}

async function overHttp(): Promise<Connection> {
  const site = await serveStatic(directory);
  const {address, close} = await serveHttp(readPublished(siteSource(site.url)), {port: 0});
  return {
    transport: new StreamableHTTPClientTransport(new URL(address)),
    async end() {
      await close();
      site.server.close();
    },
  };
}

describe.each([
  ['over stdio, from a folder', overStdio],
  ['over HTTP, from a site', overHttp],
])('%s', (_way, connect) => {
  let client: Client;
  let connection: Connection;

  beforeAll(async () => {
    connection = await connect();
    client = new Client({name: 'test', version: '1.0.0'});
    await client.connect(connection.transport);
  });
  afterAll(async () => {
    await client.close();
    await connection.end();
  });

  /** What a tool says, and whether it says it as an error. */
  async function call(name: string, input: Record<string, unknown>) {
    const result = CallToolResultSchema.parse(await client.callTool({name, arguments: input}));
    const [first] = result.content;
    return {
      text: first?.type === 'text' ? first.text : '',
      isError: result.isError ?? false,
    };
  }

  test('lists its six tools, each with a description and a schema of its input', async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual([
      'search',
      'read_page',
      'look_up_revert',
      'look_up_address',
      'list_examples',
      'read_project',
    ]);
    for (const {description, inputSchema} of tools) {
      expect(description).toMatch(/\.$/);
      expect(inputSchema.properties).toBeDefined();
    }
  });

  test('finds the section that answers a question', async () => {
    const {text} = await call('search', {query: 'Which fee tiers does v3 have?'});
    expect(text.split('\n')[1]).toBe('   /concepts/fees.md#fee-tiers');
  });

  test.each([
    ['its address', '/concepts/fees'],
    ['the address of its Markdown version', '/concepts/fees.md'],
    ['its whole address', 'https://docs.example/concepts/fees'],
  ])('gives a page by %s', async (_what, page) => {
    const {text} = await call('read_page', {page});
    expect(text).toContain('# How swap fees reach providers');
    expect(text).toContain('{#protocol-fee}');
  });

  test('gives one section of a page', async () => {
    const {text} = await call('read_page', {page: '/concepts/fees.md#protocol-fee'});
    expect(text).toBe(
      '## Who takes the protocol fee? {#protocol-fee}\n\nThe owner of the factory.',
    );
  });

  test('explains a revert by its string, and by raw data that carries the string', async () => {
    const data = `0x08c379a0${'20'.padStart(64, '0')}${'3'.padStart(64, '0')}${'4c4f4b'.padEnd(64, '0')}`;
    for (const revert of ['LOK', data]) {
      const {text} = await call('look_up_revert', {revert});
      expect(text).toContain('## LOK (v3');
      expect(text).toContain('To fix: ');
    }
  });

  test('gives an address of the registry by contract and chain, and what is at an address', async () => {
    const {text} = await call('look_up_address', {of: 'UniswapV3Factory', chain: '1'});
    expect(text).toBe(
      `UniswapV3Factory on Ethereum mainnet (1): ${FACTORY}, v3, live, created 2021-05-04, not verified on chain`,
    );
    const back = await call('look_up_address', {
      of: FACTORY.toLowerCase(),
      chain: 'ethereum mainnet',
    });
    expect(back.text).toBe(text);
  });

  test('gives a token once, with its decimals', async () => {
    const {text} = await call('look_up_address', {of: 'USDC', chain: '1'});
    expect(text).toMatch(/^USDC on Ethereum mainnet \(1\): 0x\w{40}, token, live, .*, 6 decimals$/);
  });

  test('lists examples with the pages that quote them', async () => {
    const {text} = await call('list_examples', {about: 'quote'});
    expect(text).toBe('/examples/v3/quote.ts quoted by /concepts/fees.md; project v3/quote');
  });

  test('lists the projects', async () => {
    const {text} = await call('read_project', {});
    expect(text).toBe('v3/quote: Quote a swap, /concepts/fees.md');
  });

  test.each([
    'v3/quote',
    'v3/quote.ts',
    '/examples/v3/quote.zip',
    'https://docs.example/examples/v3/quote.ts',
  ])('gives the project that %s names: its files, and its archive', async (name) => {
    const {text, isError} = await call('read_project', {name});
    expect(isError).toBe(false);
    expect(text).toMatch(/^Explained by \/concepts\/fees\.md\. .*\/examples\/v3\/quote\.zip$/m);
    for (const file of ['quote.ts', 'package.json'] as const) {
      expect(text).toContain(`## ${file}\n\n\`\`\``);
      expect(text).toContain(projectFiles[`examples/v3/quote/${file}`]);
    }
    expect(text).toContain('````md\n# Quote\n\n```sh\nnpm start\n```\n````');
    expect(text).toMatch(/## data\/addresses\.json\n\n100004 characters, at .*addresses\.json$/);
  });

  test.each([
    ['search', {}, 'query'],
    ['search', {query: 'fees', limit: 1000}, 'limit'],
    ['read_page', {page: '/nowhere'}, 'There is no page /nowhere.'],
    [
      'read_page',
      {page: '/concepts/fees', section: 'none'},
      'Expected one of: fee-tiers, protocol-fee.',
    ],
    ['look_up_revert', {revert: '0x08c3'}, 'A selector has 8 hex digits'],
    [
      'look_up_revert',
      {revert: 'never thrown by anything'},
      'No contract of the atlas reverts with',
    ],
    [
      'look_up_address',
      {of: 'UniswapV3Factory', chain: 'Atlantis'},
      'There is no chain "Atlantis".',
    ],
    ['look_up_address', {of: 'Multicall9'}, 'The registry has no "Multicall9".'],
    ['list_examples', {about: 'zebra'}, 'No example is about "zebra".'],
    [
      'read_project',
      {name: 'v3/quotes'},
      'There is no project v3/quotes. Expected one of: v3/quote.',
    ],
    ['read_project', {name: '../../../etc/passwd'}, 'There is no project ../../../etc/passwd.'],
    ['read_page', {page: '/../../../etc/passwd'}, 'There is no page /../../../etc/passwd.'],
    [
      'read_page',
      {page: '/concepts/../concepts/fees'},
      'There is no page /concepts/../concepts/fees.',
    ],
    ['read_page', {page: '/concepts/%2e%2e/registry.json'}, 'There is no page'],
    ['search', {query: 'q'.repeat(501)}, 'query'],
    ['look_up_revert', {revert: '0'.repeat(20_001)}, 'revert'],
    ['no_such_tool', {}, 'no_such_tool'],
  ])('says what is wrong with %s of %o', async (name, input, says) => {
    const {text, isError} = await call(name, input);
    expect(isError).toBe(true);
    expect(text).toContain(says);
  });
});
